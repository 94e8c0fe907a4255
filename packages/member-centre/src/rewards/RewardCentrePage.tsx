import {
  claimPromotion,
  claimReward,
  listPromotions,
  listRewards,
  type ActivityState,
  type MemberReward,
  type Promotion,
} from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { ClaimAction, Loaded, PageFrame, RecordPager, usePrizeText } from '@perya/page-kit';
import { EmptyState } from '@perya/ui-kit';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

import { useT } from '../locales';
import { FreeSpinsPanel } from './free-spins/FreeSpinsPanel';
import { useRewardsT } from './locales';
import { INVALIDATED_BY_CLAIM } from './claims/invalidatedQueries';
import { RewardCard } from './RewardCard';
import styles from './Rewards.module.css';
import { RewardTurnover } from './turnover/RewardTurnover';

/** More than a brand has at a time. */
const ALL = { period: 'all', page: 1, pageSize: 100 } as const;
const PAGE_SIZE = 100;

/** The groups in display order: claimable rewards come first. */
const GROUPS = [
  { id: 'waiting', states: ['issued'] },
  { id: 'running', states: ['applying', 'process', 'joined'] },
  { id: 'coming', states: ['comingSoon'] },
  { id: 'past', states: ['claimed', 'rejected', 'closed'] },
] as const satisfies readonly { id: string; states: readonly ActivityState[] }[];

/**
 * States of a promotion itself, and rewards claimed with it. The member's participation is a reward with its
 * own turnover.
 */
const OF_PROMOTIONS: ReadonlySet<ActivityState | null> = new Set([
  'issued',
  'comingSoon',
  'closed',
]);

/**
 * All rewards of the member with their state, claimable ones first (specification §2, rewardCenter; §4,
 * activity statuses).
 */
export function RewardCentrePage() {
  const t = useRewardsT();
  const names = useT();
  const [page, setPage] = useState(1);
  const promotions = useApiQuery(listPromotions, ALL, { staleTime: 0 });
  const rewards = useApiQuery(
    listRewards,
    { page, pageSize: PAGE_SIZE },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const both = {
    data:
      promotions.data && rewards.data
        ? { promotions: promotions.data.items, rewards: rewards.data }
        : undefined,
    error: promotions.error ?? rewards.error,
    isFetching: promotions.isFetching || rewards.isFetching,
    refetch: () => Promise.all([promotions.refetch(), rewards.refetch()]),
  };
  return (
    <PageFrame title={names('centre.rewardCenter')} lead={t('rewards.lead')}>
      <Loaded query={both} skeleton={[120, 120, 120]}>
        {({ promotions, rewards }) => (
          <>
            {/* Promotions are on the first page only; later pages contain older rewards. */}
            <Groups promotions={page === 1 ? promotions : []} rewards={rewards.items} />
            <RecordPager
              page={page}
              totalPages={rewards.totalPages}
              busy={both.isFetching}
              onPageChange={setPage}
            />
          </>
        )}
      </Loaded>
      <FreeSpinsPanel />
    </PageFrame>
  );
}

interface GroupsProps {
  promotions: readonly Promotion[];
  rewards: readonly MemberReward[];
}

function Groups({ promotions, rewards }: GroupsProps) {
  const t = useRewardsT();
  const shownPromotions = promotions.filter(({ state }) => OF_PROMOTIONS.has(state));
  const shownRewards = rewards.filter(isShown);
  const groups = GROUPS.map(({ id, states }) => {
    const isIn = ({ state }: { state: ActivityState | null }) =>
      states.some((each) => each === state);
    return { id, promotions: shownPromotions.filter(isIn), rewards: shownRewards.filter(isIn) };
  });
  const isEmpty = ({ promotions, rewards }: GroupsProps) =>
    promotions.length === 0 && rewards.length === 0;
  if (groups.every(isEmpty)) {
    return <EmptyState title={t('rewards.emptyTitle')} description={t('rewards.emptyText')} />;
  }
  return (
    <div className={styles['stack']}>
      {groups.map((group) =>
        isEmpty(group) ? (
          group.id === 'waiting' && (
            <p key={group.id} className={styles['text']}>
              {t('rewards.nothingWaits')}
            </p>
          )
        ) : (
          <section
            key={group.id}
            className={styles['section']}
            aria-label={t(`rewards.${group.id}`)}
          >
            <h3>{t(`rewards.${group.id}`)}</h3>
            <ul className={styles['cards']}>
              {group.promotions.map((promotion) => (
                <PromotionItem
                  key={promotion.id}
                  promotion={promotion}
                  reward={rewards.find((each) => isBonusOf(each, promotion))}
                />
              ))}
              {group.rewards.map((reward) => (
                <RewardItem key={reward.id} reward={reward} />
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  );
}

/** Promotion states are shown with the promotion, and playable spins have their own section. */
function isShown({ kind, state }: MemberReward): boolean {
  if (kind === 'PROMOTION') return !OF_PROMOTIONS.has(state);
  return kind !== 'FREE_SPINS' || state !== 'issued';
}

/** Whether a reward is the bonus of a promotion that the member can claim. */
const isBonusOf = ({ promotionId, state }: MemberReward, promotion: Promotion): boolean =>
  state === 'issued' && promotion.state === 'issued' && promotionId === promotion.id;

interface PromotionItemProps {
  promotion: Promotion;
  /** Its bonus, with the turnover and deadline of the claim, if there's one to claim. */
  reward: MemberReward | undefined;
}

function PromotionItem({ promotion, reward }: PromotionItemProps) {
  const prizeText = usePrizeText();
  const { id, title, summary, state, bonus, startsAt, endsAt } = promotion;
  const prize = prizeText({ amount: bonus });
  return (
    <RewardCard
      title={title}
      text={summary}
      state={state}
      prize={prize}
      from={startsAt}
      until={reward ? reward.expiresAt : endsAt}
    >
      {reward && <RewardTurnover reward={reward} />}
      <ClaimAction
        endpoint={claimPromotion}
        input={{ id }}
        scope={id}
        refresh={INVALIDATED_BY_CLAIM.promotion}
        isOpen={state === 'issued'}
        prize={prize}
        title={title}
      />
    </RewardCard>
  );
}

function RewardItem({ reward }: { reward: MemberReward }) {
  const t = useRewardsT();
  const { date } = useFormat();
  const prizeText = usePrizeText();
  const { id, kind, title, state, isClaimable, at, expiresAt, claimedAt, reason } = reward;
  const prize = prizeText(reward.prize);
  const name = t(`rewardKind.${kind}`);
  return (
    <RewardCard
      title={title ?? name}
      text={title === null ? null : name}
      state={state}
      prize={prize}
      from={at}
      until={state === 'claimed' || state === 'process' ? null : expiresAt}
    >
      <RewardTurnover reward={reward} />
      {claimedAt !== null && (
        <p className={styles['text']}>{t('rewards.claimedAt', { date: date(claimedAt) })}</p>
      )}
      {reason !== null && <p className={styles['text']}>{reason}</p>}
      <ClaimAction
        endpoint={claimReward}
        input={{ id }}
        scope={id}
        refresh={INVALIDATED_BY_CLAIM.reward}
        isOpen={isClaimable}
        prize={prize}
        title={title ?? name}
      />
    </RewardCard>
  );
}
