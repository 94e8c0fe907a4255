import type { Draw } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import type { Lottery } from '@perya/rules/lottery';
import { Countdown, digitsAfterDays, LanternGlow, Spinner } from '@perya/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router';

import { useResultsAddress } from '../address/address';
import { DrawFacts } from '../components/DrawFacts/DrawFacts';
import { DrawNumbersShort } from '../components/DrawNumbersShort/DrawNumbersShort';
import { useResultsT } from '../locales';
import { nextDrawing, overdueDraw } from '../draws/live';
import styles from './LatestDraw.module.css';

export interface LatestDrawProps {
  lottery: Lottery;
  /** The newest known draw; undefined while loading, or if there is none. */
  draw: Draw | undefined;
}

/** The newest result, large, with a countdown to the next. New results animate in. */
export function LatestDraw({ lottery, draw }: LatestDrawProps) {
  const t = useResultsT();
  const { serverNow } = useApi();
  const { number } = useFormat();
  const [firstSeen] = useState(draw?.number);
  // Rerenders when the countdown ends, to show that the next draw is due.
  const [, setEnded] = useState(0);
  const now = serverNow();
  const overdue = overdueDraw(lottery.schedule, now, draw?.number);
  const next = nextDrawing(lottery.schedule, now);
  return (
    <div className={styles['hero']}>
      <LanternGlow tone="gold" placement="start" />
      {draw && <Drawn lottery={lottery} draw={draw} isFresh={draw.number !== firstSeen} />}
      <div className={styles['next']} data-print-hide="">
        {overdue !== undefined ? (
          <p className={styles['waiting']} role="status">
            <Spinner />
            {t('latest.waiting', { number: overdue.number })}
          </p>
        ) : (
          next && (
            <p className={styles['waiting']}>
              <span className={styles['muted']}>{t('latest.next')}</span>
              <Countdown
                className={styles['countdown']}
                until={next.drawAt}
                now={serverNow}
                format={digitsAfterDays((days) =>
                  number(days, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
                )}
                onEnd={() => setEnded((times) => times + 1)}
              />
            </p>
          )
        )}
      </div>
    </div>
  );
}

function Drawn({ lottery, draw, isFresh }: { lottery: Lottery; draw: Draw; isFresh: boolean }) {
  const t = useResultsT();
  const { dateTime } = useFormat();
  const { addressOf } = useResultsAddress();
  return (
    <div className={styles['drawn']}>
      <h3 className={styles['title']}>
        {t('latest.title')}
        <span className={styles['muted']}>
          {t('draw.number', { number: draw.number })} · {dateTime(draw.drawnAt)}
        </span>
      </h3>
      <div aria-live="polite">
        <DrawNumbersShort
          // Remounted for each draw, so that its numbers animate; the live region stays mounted.
          key={draw.number}
          lottery={lottery}
          draw={draw}
          size="large"
          isFresh={isFresh}
        />
      </div>
      <DrawFacts lottery={lottery} result={draw.tiers} />
      <Link
        className={styles['details']}
        to={addressOf({ draw: draw.number })}
        preventScrollReset
        data-print-hide=""
      >
        {t('draw.details')}
      </Link>
    </div>
  );
}
