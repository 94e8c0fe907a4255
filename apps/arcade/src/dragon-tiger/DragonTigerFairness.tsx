import { DRAGON_TIGER_RULES } from '@perya/game-engines/dragon-tiger';
import { TableFairness, type TableFairnessProps } from '../live-table/TableFairness';

/** Content of the fairness dialog. A separate module, loaded on demand with the drawing of cards. */
export default function DragonTigerFairness({ live }: TableFairnessProps) {
  return <TableFairness rules={DRAGON_TIGER_RULES} live={live} />;
}
