import { TONGITS_RULES } from '@perya/game-engines/tongits';
import { MatchFairness, type MatchFairnessProps } from '../match/MatchFairness';

/** Content of the fairness dialog. A separate module, loaded on demand with the rules and the shuffling. */
export default function TongitsFairness({ control }: MatchFairnessProps) {
  return <MatchFairness rules={TONGITS_RULES} control={control} />;
}
