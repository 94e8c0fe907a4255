import { openGame } from '../kit/openGame';
import { showSlot } from './showSlot';
import './slot.css';

void openGame(showSlot);
