import { openGame } from '../kit/openGame';
import { showCrash } from './showCrash';
import './crash.css';

void openGame(showCrash);
