import { SlotGameSchema } from '@perya/game-engines/slot';
import { openGame } from '../game/openGame';
import { Slot } from './Slot';
import { slotCatalogue } from './texts';

void openGame({ schema: SlotGameSchema, catalogues: [slotCatalogue], render: () => <Slot /> });
