import { PLINKO_RULES } from '@perya/game-engines/plinko';
import { InstantFairness, type InstantFairnessProps } from '../instant/InstantFairness';

/** Content of the fairness dialog. A separate module, loaded on demand with the drawing of paths. */
export default function PlinkoFairness(props: InstantFairnessProps) {
  return <InstantFairness rules={PLINKO_RULES} {...props} />;
}
