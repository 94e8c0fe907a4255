import { openGame } from '../../page/openGame';
import { showFish } from './showFish';
// After the kit's, which it changes.
import './fish.css';

void openGame(showFish);
