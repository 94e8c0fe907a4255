import '../match/page.css';
import { MatchGameSchema } from '@perya/game-engines/match';
import { openGame } from '../game/openGame';
import { liveTableCatalogue } from '../live-table/texts';
import { matchCatalogue } from '../match/texts';
import { tongitsCatalogue } from './texts';
import { Tongits } from './Tongits';

void openGame({
  schema: MatchGameSchema,
  catalogues: [liveTableCatalogue, matchCatalogue, tongitsCatalogue],
  render: () => <Tongits />,
});
