import { listLobbyEvents, type EventCategory, type Game, type LobbyEvent } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useCategoryName } from '@perya/i18n';
import { Loaded } from '@perya/page-kit';
import { useId, useState } from 'react';
import { useFilterWords } from '../../filters/useFilterGroups';
import { useFiltersT } from '../../filters/locales';
import { useLaunchGame } from '../../launch/useLaunchGame';
import { EVENTS_SHOWN } from '../../queries/lobbyQueries';
import { EventCard } from './EventCard';
import styles from './EventsBoard.module.css';

/** Polling interval for odds; inside the game they update immediately. */
const EVERY_MS = 8_000;

export interface EventsBoardProps {
  category: EventCategory;
}

/** Current and upcoming events with their odds. Pressing one opens the game that takes bets on it. */
export function EventsBoard({ category }: EventsBoardProps) {
  const t = useFiltersT();
  const categoryName = useCategoryName();
  const headingId = useId();
  const launch = useLaunchGame();
  const [kind, setKind] = useState('');
  const events = useApiQuery(
    listLobbyEvents,
    { category, count: EVENTS_SHOWN },
    { refetchInterval: EVERY_MS, staleTime: EVERY_MS },
  );
  const kinds = [...new Set(events.data?.map((event) => event.kind))];
  // Renders nothing without events; the games are listed below.
  if (events.data?.length === 0) return null;

  return (
    <section className={styles['board']} aria-labelledby={headingId}>
      <div className={styles['head']}>
        <h2 id={headingId} className={styles['title']}>
          {t('events.title')}
        </h2>
        {kinds.length > 1 && <Kinds kinds={kinds} chosen={kind} onChoose={setKind} />}
      </div>
      <Loaded query={events} skeleton={<PendingEvents />}>
        {(list) => (
          <ul className={styles['events']}>
            {list
              .filter((event) => kind === '' || event.kind === kind)
              .map((event) => (
                <li key={event.id}>
                  <EventCard
                    event={event}
                    onOpen={() => launch(bookOf(event, categoryName(category)))}
                  />
                </li>
              ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function PendingEvents() {
  return (
    <div className={styles['events']}>
      {Array.from({ length: 4 }, (_, at) => (
        <span key={at} className={styles['coming']} />
      ))}
    </div>
  );
}

/** The game that takes bets on an event, built from the event's data. */
function bookOf(event: LobbyEvent, vendorName: string): Game {
  const { gameId, nodeId, vendor, category, sides } = event;
  return {
    id: gameId,
    nodeId,
    code: gameId,
    name: sides.length === 2 ? sides.join(' – ') : event.league,
    vendor,
    vendorName,
    category,
    isHot: false,
    isNew: false,
    hasDemo: false,
    isVendorFolder: false,
    coverPath: `/art/cover/${gameId}`,
  };
}

interface KindsProps {
  kinds: readonly string[];
  /** Empty for all events. */
  chosen: string;
  onChoose(kind: string): void;
}

function Kinds({ kinds, chosen, onChoose }: KindsProps) {
  const t = useFiltersT();
  const words = useFilterWords();
  const choice = (kind: string, label: string) => (
    <button
      key={kind}
      type="button"
      className={styles['kind']}
      aria-pressed={kind === chosen}
      onClick={() => onChoose(kind)}
    >
      {label}
    </button>
  );
  return (
    <div className={styles['kinds']} role="group" aria-label={t('events.kinds')}>
      {choice('', t('flags.all'))}
      {kinds.map((kind) => choice(kind, words.kind(kind)))}
    </div>
  );
}
