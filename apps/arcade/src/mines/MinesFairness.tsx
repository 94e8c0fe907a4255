import { MINES_RULES } from '@perya/game-engines/mines';
import { InstantFairness, type InstantFairnessProps } from '../instant/InstantFairness';

/** Content of the fairness dialog. A separate module, loaded on demand with the drawing of mines. */
export default function MinesFairness(props: InstantFairnessProps) {
  return <InstantFairness rules={MINES_RULES} {...props} />;
}
