import { MONEY_WHEEL_RULES } from '@perya/game-engines/money-wheel';
import { TableFairness, type TableFairnessProps } from '../live-table/TableFairness';

/** Content of the fairness dialog. A separate module, loaded on demand with the drawing of numbers. */
export default function MoneyWheelFairness({ live }: TableFairnessProps) {
  return <TableFairness rules={MONEY_WHEEL_RULES} live={live} />;
}
