import { FishGameSchema } from '@perya/game-engines/fish';
import { openGame } from '../game/openGame';
import { Fish } from './Fish';
import { fishCatalogue } from './texts';

void openGame({ schema: FishGameSchema, catalogues: [fishCatalogue], render: () => <Fish /> });
