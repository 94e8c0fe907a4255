import './page.css';
import { DragonTigerGameSchema } from '@perya/game-engines/dragon-tiger';
import { openGame } from '../game/openGame';
import { liveTableCatalogue } from '../live-table/texts';
import { DragonTiger } from './DragonTiger';
import { dragonTigerCatalogue } from './texts';

void openGame({
  schema: DragonTigerGameSchema,
  catalogues: [liveTableCatalogue, dragonTigerCatalogue],
  render: () => <DragonTiger />,
});
