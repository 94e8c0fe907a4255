import { MinesGameSchema } from '@perya/game-engines/mines';
import { openGame } from '../game/openGame';
import { instantCatalogue } from '../instant/texts';
import { Mines } from './Mines';
import { minesCatalogue } from './texts';

void openGame({
  schema: MinesGameSchema,
  catalogues: [instantCatalogue, minesCatalogue],
  render: () => <Mines />,
});
