import './page.css';
import { BaccaratGameSchema } from '@perya/game-engines/baccarat';
import { openGame } from '../game/openGame';
import { liveTableCatalogue } from '../live-table/texts';
import { Baccarat } from './Baccarat';
import { baccaratCatalogue } from './texts';

void openGame({
  schema: BaccaratGameSchema,
  catalogues: [liveTableCatalogue, baccaratCatalogue],
  render: () => <Baccarat />,
});
