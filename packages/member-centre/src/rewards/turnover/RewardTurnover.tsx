import type { MemberReward } from '@perya/api-client';
import { useFormat } from '@perya/i18n';

import { useRewardsT } from '../locales';
import styles from '../Rewards.module.css';
import { TurnoverProgress } from './TurnoverProgress';

export interface RewardTurnoverProps {
  reward: Pick<MemberReward, 'state' | 'prize' | 'turnover' | 'winningsMultiple'>;
}

/**
 * The turnover that a reward requires before a withdrawal: in words before the claim, as progress after it.
 * Nothing for a reward that isn't known yet, or can no longer be claimed.
 */
export function RewardTurnover({ reward }: RewardTurnoverProps) {
  const t = useRewardsT();
  const { money, number } = useFormat();
  const { state, prize, turnover, winningsMultiple } = reward;
  const isClaimed = state === 'process' || state === 'claimed';
  const isToClaim = state === 'issued' || state === 'comingSoon';
  if (prize.kind === 'none' || !(isClaimed || isToClaim)) return null;
  if (turnover === null) {
    return (
      <p className={styles['text']}>
        {winningsMultiple === null
          ? t('rewards.turnoverNone')
          : t('freeSpins.multiple', { times: number(winningsMultiple) })}
      </p>
    );
  }
  if (isToClaim) {
    const { minor, currency } = turnover.required;
    return (
      <p className={styles['text']}>
        {t('rewards.turnoverBefore', { amount: money(minor, currency) })}
      </p>
    );
  }
  return <TurnoverProgress turnover={turnover} />;
}
