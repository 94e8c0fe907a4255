import type { EventPage } from '@perya/game-engines/sports';
import { EventNews } from './EventNews';
import { Market } from './Market';
import styles from './MoreMarkets.module.css';
import { kindOf } from './names';
import type { SlipPick } from './picks';
import { useSportsT } from './texts';

export interface MoreMarketsProps {
  page: EventPage;
  onPick(pick: SlipPick): void;
}

/** All markets of an event except the one on the board, its news, and its seed hash. */
export function MoreMarkets({ page, onPick }: MoreMarketsProps) {
  const t = useSportsT();
  const { event, commitment } = page;
  const markets = othersOf(page);
  return (
    <div className={styles['more']}>
      {markets.map((market, place) => (
        <Market
          key={market.id}
          event={event}
          market={market}
          // Markets of one kind are grouped under one title.
          hasTitle={kindOf(markets[place - 1]?.id ?? '') !== kindOf(market.id)}
          onPick={onPick}
        />
      ))}
      <EventNews page={page} />
      <p className={styles['promise']}>
        <span>{t('board.eventHash')}</span>
        <code>{commitment}</code>
      </p>
    </div>
  );
}

/** Decided markets are hidden. If all are closed temporarily, all stay. */
function othersOf({ event, all }: EventPage) {
  return all.filter(
    ({ id, selections }) =>
      id !== event.main?.id && (!event.isOpen || selections.some(({ price }) => price !== null)),
  );
}
