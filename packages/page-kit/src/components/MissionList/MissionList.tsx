import {
  claimMission,
  getBalance,
  getMissionLeaderboard,
  getMissionSummary,
  getPointBalance,
  getTransactionHistory,
  getWheel,
  listPointTransactions,
  type Mission,
  type MissionPeriod,
} from '@perya/api-client';
import { useCategoryName, useFormat } from '@perya/i18n';
import { Badge, EmptyState, Progress, type BadgeTone } from '@perya/ui-kit';

import { useT } from '../../locales';
import { usePrizeText } from '../../prize/usePrizeText';
import { ClaimAction } from '../ClaimAction/ClaimAction';
import styles from './MissionList.module.css';
import { useScoreText } from './useScoreText';

const PERIODS = ['daily', 'weekly', 'once'] as const satisfies readonly MissionPeriod[];
const TONES: Readonly<Record<Mission['status'], BadgeTone>> = {
  open: 'neutral',
  done: 'gold',
  claimed: 'success',
  expired: 'neutral',
};
/** Endpoints affected by a claim. */
const REFRESHED = [
  getMissionSummary,
  getMissionLeaderboard,
  getBalance,
  getTransactionHistory,
  getPointBalance,
  listPointTransactions,
  getWheel,
] as const;

/** Props of {@link MissionList}. */
export interface MissionListProps {
  missions: readonly Mission[];
}

/**
 * The missions by frequency: daily, weekly and one-time. Completed but unclaimed missions are first in their
 * group.
 */
export function MissionList({ missions }: MissionListProps) {
  const t = useT();
  if (missions.length === 0) {
    return <EmptyState title={t('mission.emptyTitle')} description={t('mission.emptyText')} />;
  }
  const groups = PERIODS.map((period) => ({
    period,
    items: missions
      .filter((mission) => mission.period === period)
      .toSorted((a, b) => Number(b.status === 'done') - Number(a.status === 'done')),
  })).filter(({ items }) => items.length > 0);
  return (
    <div className={styles['groups']}>
      {groups.map(({ period, items }) => (
        <section key={period} className={styles['group']} aria-label={t(`missionPeriod.${period}`)}>
          <h3>{t(`missionPeriod.${period}`)}</h3>
          <ul className={styles['cards']}>
            {items.map((mission) => (
              <MissionCard key={mission.id} mission={mission} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function MissionCard({ mission }: { mission: Mission }) {
  const t = useT();
  const categoryName = useCategoryName();
  const scoreText = useScoreText();
  const prizeText = usePrizeText();
  const { dateTime } = useFormat();
  const { id, title, category, status, measure, progress, goal, reward, endsAt } = mission;
  const prize = prizeText({
    amount: reward,
    points: mission.rewardPoints,
    tickets: mission.rewardTickets,
  });
  return (
    <li className={styles['card']} data-waits={status === 'done' || undefined}>
      <div className={styles['line']}>
        <h4 className={styles['title']}>{title}</h4>
        <Badge tone={TONES[status]}>{t(`missionStatus.${status}`)}</Badge>
      </div>
      {category && <p className={styles['text']}>{categoryName(category)}</p>}
      <Progress
        label={t(`measure.${measure}`)}
        value={Number(progress)}
        max={Number(goal)}
        valueText={t('mission.progress', {
          done: scoreText(measure, progress),
          goal: scoreText(measure, goal),
        })}
        tone={status === 'open' ? 'coral' : 'gold'}
      />
      <div className={styles['line']}>
        {prize !== null && (
          <span className={styles['text']}>
            {t('mission.reward')} <span className={styles['prize']}>{prize}</span>
          </span>
        )}
        {endsAt !== null && (
          <span className={styles['text']}>{t('mission.ends', { date: dateTime(endsAt) })}</span>
        )}
      </div>
      <ClaimAction
        endpoint={claimMission}
        input={{ id }}
        scope={id}
        refresh={REFRESHED}
        isOpen={status === 'done'}
        prize={prize}
        title={title}
      />
    </li>
  );
}
