import '../match/page.css';
import { MatchGameSchema } from '@perya/game-engines/match';
import { openGame } from '../game/openGame';
import { liveTableCatalogue } from '../live-table/texts';
import { matchCatalogue } from '../match/texts';
import { Dominoes } from './Dominoes';
import { dominoesCatalogue } from './texts';

void openGame({
  schema: MatchGameSchema,
  catalogues: [liveTableCatalogue, matchCatalogue, dominoesCatalogue],
  render: () => <Dominoes />,
});
