import { SIC_BO_RULES } from '@perya/game-engines/sic-bo';
import { TableFairness, type TableFairnessProps } from '../live-table/TableFairness';

/** Content of the fairness dialog. A separate module, loaded on demand with the drawing of numbers. */
export default function SicBoFairness({ live }: TableFairnessProps) {
  return <TableFairness rules={SIC_BO_RULES} live={live} />;
}
