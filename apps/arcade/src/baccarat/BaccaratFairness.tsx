import { BACCARAT_RULES } from '@perya/game-engines/baccarat';
import { TableFairness, type TableFairnessProps } from '../live-table/TableFairness';

/** Content of the fairness dialog. A separate module, loaded on demand with the drawing of cards. */
export default function BaccaratFairness({ live }: TableFairnessProps) {
  return <TableFairness rules={BACCARAT_RULES} live={live} />;
}
