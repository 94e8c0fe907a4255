import { useFormat } from '@perya/i18n';
import type { Money } from '@perya/rules/money';
import { Progress } from '@perya/ui-kit';

import { useRewardsT } from './locales';

export interface RewardTurnoverProps {
  required: Money;
  done: Money;
}

/** The turnover required to withdraw a reward, and the progress. */
export function RewardTurnover({ required, done }: RewardTurnoverProps) {
  const t = useRewardsT();
  const { money } = useFormat();
  if (required.minor <= 0) return null;
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
