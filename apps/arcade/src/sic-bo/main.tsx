import './page.css';
import { SicBoGameSchema } from '@perya/game-engines/sic-bo';
import { openGame } from '../game/openGame';
import { liveTableCatalogue } from '../live-table/texts';
import { SicBo } from './SicBo';
import { sicBoCatalogue } from './texts';

void openGame({
  schema: SicBoGameSchema,
  catalogues: [liveTableCatalogue, sicBoCatalogue],
  render: () => <SicBo />,
});
