import { openRoom } from './openRoom';

void openRoom();
