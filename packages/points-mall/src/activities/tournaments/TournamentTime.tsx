import type { Tournament } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Countdown, digitsAfterDays } from '@perya/ui-kit';

import styles from '../activities.module.css';
import { useActivitiesT } from '../locales';

/** Start and end of a tournament, and the time until then. */
export function TournamentTime({ tournament }: { tournament: Tournament }) {
  const t = useActivitiesT();
  const { serverNow } = useApi();
  const { dateTime } = useFormat();
  const { state, startsAt, endsAt } = tournament;
  const left = digitsAfterDays((count) => t('tournament.days', { count }));
  return (
    <>
      <p className={styles['text']}>
        {t('tournament.period', { from: dateTime(startsAt), to: dateTime(endsAt) })}
      </p>
      {state !== 'closed' && (
        <p className={styles['text']}>
          {state === 'running' ? t('tournament.endsIn') : t('tournament.startsIn')}{' '}
          <Countdown
            until={state === 'running' ? endsAt : startsAt}
            now={serverNow}
            format={left}
          />
        </p>
      )}
    </>
  );
}
