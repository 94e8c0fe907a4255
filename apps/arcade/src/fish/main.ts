import { openGame } from '../kit/openGame';
import { showFish } from './showFish';
// After the kit's, which it changes.
import './fish.css';

void openGame(showFish);
