import { openGame } from '../../page/openGame';
import { showSlot } from './showSlot';
import './slot.css';

void openGame(showSlot);
