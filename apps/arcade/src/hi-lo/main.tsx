import { HiLoGameSchema } from '@perya/game-engines/hi-lo';
import { openGame } from '../game/openGame';
import { instantCatalogue } from '../instant/texts';
import { liveTableCatalogue } from '../live-table/texts';
import { HiLo } from './HiLo';
import { hiLoCatalogue } from './texts';

void openGame({
  schema: HiLoGameSchema,
  catalogues: [instantCatalogue, liveTableCatalogue, hiLoCatalogue],
  render: () => <HiLo />,
});
