import {
  claimPromotion,
  listPromotions,
  type ActivityState,
  type Promotion,
} from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { ClaimAction, Loaded, PageFrame } from '@perya/centre-kit';
import { useFormat } from '@perya/i18n';
import { Badge, EmptyState, MoneyText, type BadgeTone } from '@perya/ui-kit';

import { useT } from '../i18n';
import { useRewardsT } from './i18n';
import { REFRESHED } from './refreshed';
import styles from './Rewards.module.css';

/** More than a brand runs at once. */
const ALL = { period: 'all', page: 1, pageSize: 100 } as const;

/** The groups of the page, in its order: what waits comes first. */
const GROUPS = [
  { id: 'waiting', states: ['issued'] },
  { id: 'running', states: ['applying', 'process', 'joined'] },
  { id: 'coming', states: ['comingSoon'] },
  { id: 'past', states: ['claimed', 'rejected', 'closed'] },
] as const satisfies readonly { id: string; states: readonly ActivityState[] }[];

const TONES: Readonly<Record<ActivityState, BadgeTone>> = {
  applying: 'teal',
  process: 'teal',
  rejected: 'danger',
  issued: 'gold',
  claimed: 'success',
  joined: 'success',
  comingSoon: 'neutral',
  closed: 'neutral',
};

/** All rewards of the member with their state, what waits first (specification §2, rewardCenter; §4, activity statuses). */
export function RewardCentrePage() {
  const t = useRewardsT();
  const names = useT();
  const query = useApiQuery(listPromotions, ALL, { staleTime: 0 });
  return (
    <PageFrame title={names('centre.rewardCenter')} lead={t('rewards.lead')}>
      <Loaded query={query} shape={[120, 120, 120]}>
        {({ items }) => <Groups promotions={items} />}
      </Loaded>
    </PageFrame>
  );
}

function Groups({ promotions }: { promotions: readonly Promotion[] }) {
  const t = useRewardsT();
  const groups = GROUPS.map(({ id, states }) => ({
    id,
    items: promotions.filter(({ state }) => states.some((each) => each === state)),
  }));
  if (groups.every(({ items }) => items.length === 0)) {
    return <EmptyState title={t('rewards.emptyTitle')} description={t('rewards.emptyText')} />;
  }
  return (
    <div className={styles['stack']}>
      {groups.map(({ id, items }) =>
        items.length === 0 ? (
          id === 'waiting' && (
            <p key={id} className={styles['text']}>
              {t('rewards.nothingWaits')}
            </p>
          )
        ) : (
          <section key={id} className={styles['section']} aria-label={t(`rewards.${id}`)}>
            <h3 className={styles['heading']}>{t(`rewards.${id}`)}</h3>
            <ul className={styles['cards']}>
              {items.map((promotion) => (
                <RewardCard key={promotion.id} promotion={promotion} />
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  );
}

function RewardCard({ promotion }: { promotion: Promotion }) {
  const t = useRewardsT();
  const { money, date } = useFormat();
  const { id, title, summary, state, bonus, startsAt, endsAt } = promotion;
  const amount = bonus && money(bonus.minor, bonus.currency);
  const isClaimed = state === 'claimed';
  return (
    <li className={styles['card']} data-waits={state === 'issued' || undefined}>
      <div className={styles['line']}>
        <h4 className={styles['title']}>{title}</h4>
        {state && <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>}
      </div>
      <p className={styles['text']}>{summary}</p>
      <div className={styles['line']}>
        {amount !== null && (
          <MoneyText
            text={amount}
            tone="gold"
            {...(isClaimed && { flow: 'in' as const, labels: { in: t('claim.received') } })}
          />
        )}
        <span className={styles['text']}>
          {state === 'comingSoon'
            ? t('rewards.from', { date: date(startsAt) })
            : endsAt !== null && t('rewards.until', { date: date(endsAt) })}
        </span>
      </div>
      <ClaimAction
        endpoint={claimPromotion}
        input={{ id }}
        scope={id}
        refresh={REFRESHED.promotion}
        isOpen={state === 'issued'}
        prize={amount}
        title={title}
      />
    </li>
  );
}
