import { BLACKJACK_RULES } from '@perya/game-engines/blackjack';
import { TableFairness, type TableFairnessProps } from '../live-table/TableFairness';

/** Content of the fairness dialog. A separate module, loaded on demand with the drawing of cards. */
export default function BlackjackFairness({ live }: TableFairnessProps) {
  return <TableFairness rules={BLACKJACK_RULES} live={live} />;
}
