import { DOMINOES_RULES } from '@perya/game-engines/dominoes';
import { MatchFairness, type MatchFairnessProps } from '../match/MatchFairness';

/** Content of the fairness dialog. A separate module, loaded on demand with the rules and the shuffling. */
export default function DominoesFairness({ control }: MatchFairnessProps) {
  return <MatchFairness rules={DOMINOES_RULES} control={control} />;
}
