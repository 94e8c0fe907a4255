import { openGame } from '../../page/openGame';
import { showPusoy } from './showPusoy';
import './pusoy.css';

void openGame(showPusoy);
