import { HI_LO_RULES } from '@perya/game-engines/hi-lo';
import { InstantFairness, type InstantFairnessProps } from '../instant/InstantFairness';

/** Content of the fairness dialog. A separate module, loaded on demand with the drawing of cards. */
export default function HiLoFairness(props: InstantFairnessProps) {
  return <InstantFairness rules={HI_LO_RULES} {...props} />;
}
