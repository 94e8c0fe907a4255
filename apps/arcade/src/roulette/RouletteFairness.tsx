import { ROULETTE_RULES } from '@perya/game-engines/roulette';
import { TableFairness, type TableFairnessProps } from '../live-table/TableFairness';

/** Content of the fairness dialog. A separate module, loaded on demand with the drawing of numbers. */
export default function RouletteFairness({ live }: TableFairnessProps) {
  return <TableFairness rules={ROULETTE_RULES} live={live} />;
}
