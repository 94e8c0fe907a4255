import { getWheel } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded } from '@perya/page-kit';
import { useIsSignedIn } from '@perya/session';
import { EmptyState } from '@perya/ui-kit';
import { useId } from 'react';

import styles from './activities.module.css';
import { useActivitiesT } from './locales';
import { OddsTable } from './wheel/OddsTable';
import { SpinHistory } from './wheel/SpinHistory';
import { WheelPanel } from './wheel/WheelPanel';

/** The prize wheel: possible prizes, a spin for a ticket, and the history (§7, MCS2_claimRafflePromotion). */
export function WheelTab() {
  const isSignedIn = useIsSignedIn();
  // Refetched after sign-in, because the server doesn't know the member.
  return <WheelView key={String(isSignedIn)} isSignedIn={isSignedIn} />;
}

function WheelView({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useActivitiesT();
  const titleId = useId();
  const query = useApiQuery(getWheel, {}, { staleTime: 0 });
  return (
    <div className={styles['tab']}>
      <section className={styles['section']} aria-labelledby={titleId}>
        <h2 id={titleId} className={styles['heading']}>
          {t('wheel.title')}
        </h2>
        <Loaded
          query={query}
          skeleton={[420, 280]}
          isEmpty={({ isOpen, segments }) => !isOpen || segments.length === 0}
          empty={<EmptyState title={t('wheel.closedTitle')} description={t('wheel.closedText')} />}
        >
          {(wheel) => (
            <>
              <WheelPanel wheel={wheel} onNextDay={() => void query.refetch()} />
              <OddsTable wheel={wheel} />
            </>
          )}
        </Loaded>
      </section>
      {isSignedIn && <SpinHistory />}
    </div>
  );
}
