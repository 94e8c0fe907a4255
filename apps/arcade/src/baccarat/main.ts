import { openGame } from '../kit/openGame';
import { showBaccarat } from './showBaccarat';
import './baccarat.css';

void openGame(showBaccarat);
