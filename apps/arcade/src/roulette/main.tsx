import './page.css';
import { RouletteGameSchema } from '@perya/game-engines/roulette';
import { openGame } from '../game/openGame';
import { liveTableCatalogue } from '../live-table/texts';
import { Roulette } from './Roulette';
import { rouletteCatalogue } from './texts';

void openGame({
  schema: RouletteGameSchema,
  catalogues: [liveTableCatalogue, rouletteCatalogue],
  render: () => <Roulette />,
});
