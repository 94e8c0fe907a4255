import { listComingDraws, type ComingDraw } from '@perya/api-client';
import { useApi, useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { DrawLink } from '@perya/lobby';
import { Countdown, digitsAfterDays } from '@perya/ui-kit';

import { drawsToShow } from './drawsToShow';
import { useHomeT } from './locales';
import styles from './LotteryLane.module.css';
import { Section } from './Section';

/** The number of draws shown. */
const MOST = 4;

/** The next draws with a countdown to the end of betting. */
export function LotteryLane() {
  const t = useHomeT();
  const query = useApiQuery(listComingDraws, {});
  const draws = drawsToShow(query.data ?? [], MOST);
  return (
    <Section
      title={t('lottery.title')}
      query={query}
      isEmpty={draws.length === 0}
      all={{ href: '/elott', label: t('lottery.all') }}
    >
      <ul className={styles['draws']}>
        {draws.map((draw) => (
          <li key={draw.lottery}>
            <DrawCard draw={draw} onClosed={() => void query.refetch()} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface DrawCardProps {
  draw: ComingDraw;
  /** Called when betting has closed and another draw is next. */
  onClosed(): void;
}

function DrawCard({ draw, onClosed }: DrawCardProps) {
  const t = useHomeT();
  const format = useFormat();
  const { serverNow } = useApi();
  const { lotteryName, drawsAt, locksAt, jackpot } = draw;
  return (
    <DrawLink className={styles['draw']} draw={draw} prefetch="intent">
      <strong>{lotteryName}</strong>
      {jackpot && (
        <span className={styles['jackpot']}>
          {t('lottery.jackpot')} <b>{format.money(jackpot.minor, jackpot.currency)}</b>
        </span>
      )}
      <span className={styles['when']}>{t('lottery.draw', { at: format.dateTime(drawsAt) })}</span>
      <span className={styles['left']}>
        {t('lottery.closes')}
        <Countdown
          className={styles['countdown']}
          until={locksAt}
          now={serverNow}
          format={digitsAfterDays((days) =>
            format.number(days, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
          )}
          endedText={t('lottery.closed')}
          onEnd={onClosed}
        />
      </span>
    </DrawLink>
  );
}
