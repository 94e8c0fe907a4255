import { useIsSignedIn } from '@perya/session';
import { useId } from 'react';

import styles from './activities.module.css';
import { CheckInPanel } from './check-in/CheckInPanel';
import { GuestNote } from './guest/GuestNote';
import { useActivitiesT } from './locales';
import { MissionsPanel, type MissionsPanelProps } from './missions/MissionsPanel';

/**
 * Ways to earn points besides play: a daily check-in, and missions that can be claimed directly
 * (specification §7, Missions).
 */
export function EarnTab({ leaderboardLink }: MissionsPanelProps) {
  const t = useActivitiesT();
  const isSignedIn = useIsSignedIn();
  const checkInId = useId();
  const missionsId = useId();
  return (
    <div className={styles['tab']}>
      <section className={styles['section']} aria-labelledby={checkInId}>
        <h2 id={checkInId} className={styles['heading']}>
          {t('checkIn.title')}
        </h2>
        {isSignedIn ? <CheckInPanel /> : <GuestNote>{t('checkIn.guest')}</GuestNote>}
      </section>
      <section className={styles['section']} aria-labelledby={missionsId}>
        <h2 id={missionsId} className={styles['heading']}>
          {t('missions.title')}
        </h2>
        {isSignedIn ? (
          <MissionsPanel leaderboardLink={leaderboardLink} />
        ) : (
          <GuestNote>{t('missions.guest')}</GuestNote>
        )}
      </section>
    </div>
  );
}
