import { claimMission, type Mission, type MissionPeriod } from '@perya/api-client';
import { useCategoryName, useFormat } from '@perya/i18n';
import { Badge, EmptyState, MoneyText, Progress, type BadgeTone } from '@perya/ui-kit';

import { ClaimAction } from '../components/ClaimAction/ClaimAction';
import { useRewardsT } from '../i18n';
import { REFRESHED } from '../refreshed';
import styles from '../Rewards.module.css';
import { useScoreText } from './useScoreText';

const PERIODS = ['daily', 'weekly', 'once'] as const satisfies readonly MissionPeriod[];
const TONES: Readonly<Record<Mission['status'], BadgeTone>> = {
  open: 'neutral',
  done: 'gold',
  claimed: 'success',
  expired: 'neutral',
};

export interface MissionListProps {
  missions: readonly Mission[];
}

/** The missions by day, week and once; what is done and not claimed comes first in its group. */
export function MissionList({ missions }: MissionListProps) {
  const t = useRewardsT();
  if (missions.length === 0) {
    return <EmptyState title={t('missions.emptyTitle')} description={t('missions.emptyText')} />;
  }
  const groups = PERIODS.map((period) => ({
    period,
    items: missions
      .filter((mission) => mission.period === period)
      .toSorted((a, b) => Number(b.status === 'done') - Number(a.status === 'done')),
  })).filter(({ items }) => items.length > 0);
  return (
    <div className={styles['stack']}>
      {groups.map(({ period, items }) => (
        <section
          key={period}
          className={styles['section']}
          aria-label={t(`missionPeriod.${period}`)}
        >
          <h3 className={styles['heading']}>{t(`missionPeriod.${period}`)}</h3>
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
  const t = useRewardsT();
  const categoryName = useCategoryName();
  const scoreText = useScoreText();
  const { money, dateTime } = useFormat();
  const { id, title, category, status, measure, progress, goal, reward, endsAt } = mission;
  const amount = reward && money(reward.minor, reward.currency);
  return (
    <li className={styles['card']} data-waits={status === 'done' || undefined}>
      <div className={styles['line']}>
        <h4 className={styles['title']}>{title}</h4>
        <Badge tone={TONES[status]}>{t(`missions.${status}`)}</Badge>
      </div>
      {category && <p className={styles['text']}>{categoryName(category)}</p>}
      <Progress
        label={t(`measure.${measure}`)}
        value={Number(progress)}
        max={Number(goal)}
        valueText={t('missions.progress', {
          done: scoreText(measure, progress),
          goal: scoreText(measure, goal),
        })}
        tone={status === 'open' ? 'coral' : 'gold'}
      />
      <div className={styles['line']}>
        {amount !== null && (
          <span className={styles['text']}>
            {t('missions.reward')} <MoneyText text={amount} tone="gold" />
          </span>
        )}
        {endsAt !== null && (
          <span className={styles['text']}>{t('missions.ends', { date: dateTime(endsAt) })}</span>
        )}
      </div>
      <ClaimAction
        endpoint={claimMission}
        input={{ id }}
        scope={id}
        refresh={REFRESHED.mission}
        isOpen={status === 'done'}
        label={amount === null ? undefined : t('missions.claimLabel', { amount, title })}
      >
        {amount === null ? t('claim.claim') : t('claim.amount', { amount })}
      </ClaimAction>
    </li>
  );
}
