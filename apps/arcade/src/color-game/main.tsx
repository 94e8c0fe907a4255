import './page.css';
import { ColorGameGameSchema } from '@perya/game-engines/color-game';
import { openGame } from '../game/openGame';
import { liveTableCatalogue } from '../live-table/texts';
import { ColorGame } from './ColorGame';
import { colorGameCatalogue } from './texts';

void openGame({
  schema: ColorGameGameSchema,
  catalogues: [liveTableCatalogue, colorGameCatalogue],
  render: () => <ColorGame />,
});
