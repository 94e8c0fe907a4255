import { COLOR_GAME_RULES } from '@perya/game-engines/color-game';
import { TableFairness, type TableFairnessProps } from '../live-table/TableFairness';

/** Content of the fairness dialog. A separate module, loaded on demand with the drawing of numbers. */
export default function ColorGameFairness({ live }: TableFairnessProps) {
  return <TableFairness rules={COLOR_GAME_RULES} live={live} />;
}
