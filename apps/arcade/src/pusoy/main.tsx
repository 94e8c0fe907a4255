import { TableGameSchema } from '@perya/game-engines/pusoy';
import { openGame } from '../game/openGame';
import { Pusoy } from './Pusoy';
import { pusoyCatalogue } from './texts';

void openGame({ schema: TableGameSchema, catalogues: [pusoyCatalogue], render: () => <Pusoy /> });
