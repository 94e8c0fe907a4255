import { SportsGameSchema } from '@perya/game-engines/sports';
import { openGame } from '../game/openGame';
import { Sports } from './Sports';
import { sportsCatalogue } from './texts';

void openGame({
  schema: SportsGameSchema,
  catalogues: [sportsCatalogue],
  render: () => <Sports />,
});
