import { openGame } from '../kit/openGame';
import { showPusoy } from './showPusoy';
import './pusoy.css';

void openGame(showPusoy);
