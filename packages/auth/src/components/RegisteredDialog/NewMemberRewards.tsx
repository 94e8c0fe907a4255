import {
  claimReward,
  getBalance,
  getPointBalance,
  getTransactionHistory,
  listFreeSpins,
  listPointTransactions,
  listRewards,
  type MemberReward,
} from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { ClaimAction, Loaded } from '@perya/page-kit';
import { MoneyText } from '@perya/ui-kit';
import { useId } from 'react';

import { useT } from '../../locales';
import { usePrizeWords } from '../../register/useRegisterRewards';
import styles from './RegisteredDialog.module.css';
import { REWARD_HEIGHT } from './rewardHeight';

/** The rewards for a registration. */
type NewReward = MemberReward & { readonly kind: 'REGISTRATION' | 'CONTACT' };

/** The queries that a claim invalidates. */
const INVALIDATED = [
  getBalance,
  getTransactionHistory,
  listRewards,
  getPointBalance,
  listPointTransactions,
  listFreeSpins,
] as const;

const isNewReward = (reward: MemberReward): reward is NewReward =>
  reward.kind === 'REGISTRATION' || reward.kind === 'CONTACT';

/** The rewards that the member got for registering, with their terms and a button that claims each. */
export function NewMemberRewards() {
  const t = useT();
  const title = useId();
  const query = useApiQuery(listRewards, {}, { staleTime: 0 });
  return (
    <Loaded query={query} skeleton={[REWARD_HEIGHT]}>
      {({ items }) => {
        const rewards = items.filter(isNewReward);
        return (
          rewards.length > 0 && (
            <section className={styles['rewards']} aria-labelledby={title}>
              <h3 id={title}>{t('registeredDialog.rewards')}</h3>
              <ul>
                {rewards.map((reward) => (
                  <RewardItem key={reward.id} reward={reward} />
                ))}
              </ul>
              <p className={styles['terms']}>{t('registeredDialog.place')}</p>
            </section>
          )
        );
      }}
    </Loaded>
  );
}

function RewardItem({ reward }: { reward: NewReward }) {
  const t = useT();
  const { money, date } = useFormat();
  const prizeWords = usePrizeWords();
  const { id, kind, prize, turnover, winningsMultiple: times, expiresAt, isClaimable } = reward;
  const words = prizeWords(prize);
  const name = t(`registeredDialog.${kind}`);
  const terms = [
    turnover &&
      t('registeredDialog.turnover', {
        amount: money(turnover.required.minor, turnover.required.currency),
      }),
    times && t('offer.spinsTurnover', { times }),
    isClaimable && expiresAt !== null && t('registeredDialog.until', { date: date(expiresAt) }),
  ].filter(Boolean);
  return (
    <li className={styles['reward']}>
      <p className={styles['line']}>
        <span>{name}</span>
        <MoneyText text={words} tone="gold" />
      </p>
      {terms.length > 0 && <p className={styles['terms']}>{terms.join(' ')}</p>}
      <ClaimAction
        endpoint={claimReward}
        input={{ id }}
        scope={id}
        refresh={INVALIDATED}
        isOpen={isClaimable}
        prize={words}
        title={name}
      />
    </li>
  );
}
