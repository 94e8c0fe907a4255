import { openGame } from '../../page/openGame';
import { showSports } from './showSports';
import './sports.css';

void openGame(showSports);
