import type { WireEvent } from '@perya/game-engines/sports';
import { ChevronDown } from 'lucide-react';
import { useBook, useBookState } from './book';
import styles from './EventCard.module.css';
import { EventHead } from './EventHead';
import { Market } from './Market';
import { MoreMarkets } from './MoreMarkets';
import type { SlipPick } from './picks';
import { useSportsT } from './texts';

export interface EventCardProps {
  event: WireEvent;
  onPick(pick: SlipPick): void;
  onError(error: unknown): void;
}

/** An event of the board, which expands to all its markets. */
export function EventCard({ event, onPick, onError }: EventCardProps) {
  const t = useSportsT();
  const book = useBook();
  const isExpanded = useBookState(({ expanded }) => expanded.has(event.id));
  const page = useBookState(({ pages }) => pages.get(event.id));
  const { id, sport, phase, main } = event;
  const others = event.markets - 1;
  const handleToggle = () => {
    if (isExpanded) book.collapse(id);
    else book.expand(id).catch(onError);
  };
  return (
    <li className={styles['event']} data-phase={phase}>
      <EventHead event={event} />
      {main !== null && <Market key={main.id} event={event} market={main} onPick={onPick} />}
      {!event.isOpen && phase !== 'coming' && (
        <p className={styles['note']}>
          {t(sport === 'derby' ? 'board.noBetsNow' : 'board.suspended')}
        </p>
      )}
      {(others > 0 || isExpanded) && (
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isExpanded}
          onClick={handleToggle}
        >
          {isExpanded ? t('board.fewerMarkets') : t('board.moreMarkets', { count: others })}
          <ChevronDown aria-hidden="true" />
        </button>
      )}
      {isExpanded && page !== undefined && <MoreMarkets page={page} onPick={onPick} />}
    </li>
  );
}
