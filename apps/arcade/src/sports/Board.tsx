import type { WireEvent } from '@perya/game-engines/sports';
import { useBookState } from './book';
import styles from './Board.module.css';
import { EventCard } from './EventCard';
import type { SlipPick } from './picks';
import { useSportsT } from './texts';

export interface BoardProps {
  /** Called when a price is pressed. */
  onPick(pick: SlipPick): void;
  onError(error: unknown): void;
}

/** The events of a sport: live and upcoming. */
export function Board(props: BoardProps) {
  const t = useSportsT();
  const events = useBookState((state) => state.events);
  const isConnected = useBookState((state) => state.isConnected);
  const live = events?.filter(({ phase }) => phase === 'live') ?? [];
  const coming = events?.filter(({ phase }) => phase !== 'live') ?? [];
  return (
    <div className={styles['board']} aria-busy={events === undefined}>
      {!isConnected && <p className={styles['empty']}>{t('board.disconnected')}</p>}
      {isConnected && events?.length === 0 && (
        <p className={styles['empty']}>{t('board.nothingOn')}</p>
      )}
      <EventList title={t('board.liveNow')} isLive events={live} {...props} />
      <EventList title={t('board.comingUp')} events={coming} {...props} />
    </div>
  );
}

interface EventListProps extends BoardProps {
  title: string;
  isLive?: boolean;
  events: readonly WireEvent[];
}

function EventList({ title, isLive = false, events, onPick, onError }: EventListProps) {
  if (events.length === 0) return null;
  return (
    <>
      <h2 data-live={isLive || undefined}>{title}</h2>
      <ul className={styles['events']}>
        {events.map((event) => (
          <EventCard key={event.id} event={event} onPick={onPick} onError={onError} />
        ))}
      </ul>
    </>
  );
}
