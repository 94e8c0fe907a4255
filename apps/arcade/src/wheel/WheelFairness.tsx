import { WHEEL_RULES } from '@perya/game-engines/wheel';
import { InstantFairness, type InstantFairnessProps } from '../instant/InstantFairness';

/** Content of the fairness dialog. A separate module, loaded on demand with the drawing of segments. */
export default function WheelFairness(props: InstantFairnessProps) {
  return <InstantFairness rules={WHEEL_RULES} {...props} />;
}
