import { openGame } from '../kit/openGame';
import { showSports } from './showSports';
import './sports.css';

void openGame(showSports);
