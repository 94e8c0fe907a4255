import {
  checkIn,
  getCheckIn,
  getPointBalance,
  listPointTransactions,
  type CheckIn,
} from '@perya/api-client';
import { useApi, useApiQuery, useMoneyCall } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { ClaimNote, Loaded, usePrizeText } from '@perya/page-kit';
import { requireTrueAccount } from '@perya/session';
import { Button, Countdown } from '@perya/ui-kit';

import styles from '../activities.module.css';
import { useActivitiesT } from '../locales';
import { CheckInDays } from './CheckInDays';

/** Queries affected by a check-in. */
const REFRESHED = [getCheckIn, getPointBalance, listPointTransactions] as const;

/**
 * A check-in per day of the brand, seven days in a row with increasing points; a missed day restarts the
 * streak.
 */
export function CheckInPanel() {
  const query = useApiQuery(getCheckIn, {}, { staleTime: 0 });
  return (
    <Loaded query={query} skeleton={[220]}>
      {(standing) => <Standing standing={standing} onNextDay={() => void query.refetch()} />}
    </Loaded>
  );
}

function Standing({ standing, onNextDay }: { standing: CheckIn; onNextDay(): void }) {
  const t = useActivitiesT();
  const { serverNow } = useApi();
  const { number } = useFormat();
  const prizeText = usePrizeText();
  const call = useMoneyCall(checkIn, { refresh: REFRESHED });
  const { days, streak, total, isDoneToday, nextDayAt } = standing;
  const today = days.find(({ state }) => state === 'today');
  return (
    <div className={styles['panel']}>
      <div className={styles['line']}>
        <p className={styles['text']}>{t('checkIn.lead')}</p>
        <p className={styles['text']}>
          {t('checkIn.standing', { streak: number(streak), total: number(total) })}
        </p>
      </div>
      <CheckInDays days={days} />
      {isDoneToday || !today ? (
        <p className={styles['text']}>
          {t('checkIn.again')} <Countdown until={nextDayAt} now={serverNow} onEnd={onNextDay} />
        </p>
      ) : (
        <div className={styles['row']}>
          <Button
            variant="primary"
            busy={call.isPending}
            onClick={() => requireTrueAccount(() => call.send({}))}
          >
            {t('checkIn.now', { prize: prizeText({ points: today.points }) ?? '' })}
          </Button>
        </div>
      )}
      <ClaimNote call={call} />
    </div>
  );
}
