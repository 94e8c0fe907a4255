import { openGame } from '../../page/openGame';
import { showBaccarat } from './showBaccarat';
import './baccarat.css';

void openGame(showBaccarat);
