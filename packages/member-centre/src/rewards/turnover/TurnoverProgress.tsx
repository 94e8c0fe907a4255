import type { MemberReward } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Progress } from '@perya/ui-kit';

import { useRewardsT } from '../locales';

export interface TurnoverProgressProps {
  turnover: NonNullable<MemberReward['turnover']>;
}

/** The turnover that a claimed reward, or the winnings of free spins, require before a withdrawal. */
export function TurnoverProgress({ turnover }: TurnoverProgressProps) {
  const t = useRewardsT();
  const { money } = useFormat();
  const { required, done } = turnover;
  return (
    <Progress
      label={t('rewards.turnover')}
      value={done.minor}
      max={required.minor}
      valueText={t('rewards.turnoverOf', {
        done: money(done.minor, done.currency),
        required: money(required.minor, required.currency),
      })}
      tone={done.minor >= required.minor ? 'success' : 'coral'}
    />
  );
}
