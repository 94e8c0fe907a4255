import './page.css';
import { BlackjackGameSchema } from '@perya/game-engines/blackjack';
import { openGame } from '../game/openGame';
import { liveTableCatalogue } from '../live-table/texts';
import { Blackjack } from './Blackjack';
import { blackjackCatalogue } from './texts';

void openGame({
  schema: BlackjackGameSchema,
  catalogues: [liveTableCatalogue, blackjackCatalogue],
  render: () => <Blackjack />,
});
