import { openGame } from '../../page/openGame';
import { showCrash } from './showCrash';
import './crash.css';

void openGame(showCrash);
