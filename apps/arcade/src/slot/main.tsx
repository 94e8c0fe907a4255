import { openGame } from '../game/openGame';
import { Slot } from './Slot';
import { slotCatalogue } from './texts';

void openGame({ catalogue: slotCatalogue, render: () => <Slot /> });
