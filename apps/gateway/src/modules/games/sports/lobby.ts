import type { Platform } from '../../../kernel/platform';
import { eventsNow, type KnownMoment } from './courses';
import {
  BOOKS,
  priceOf,
  priceText,
  type Book,
  SPORTS_OF,
  type Sport,
  type SportsCategory,
} from '@perya/game-engines/sports';

/** An event as a lobby shows it. */
export interface LobbyEvent {
  id: string;
  sport: Sport;
  league: string;
  /** Milliseconds since 1970, of the gateway's clock. */
  startsAt: number;
  phase: 'coming' | 'live';
  /** Home first; a race has its runners by starting number. */
  sides: readonly string[];
  /** Empty before the start; of a race, the starting numbers as they run. */
  score: readonly number[];
  /** False while nobody may bet: around the start, after a goal. */
  isOpen: boolean;
  /** The main market: `home`, `draw`, `away`, or starting numbers. Null: not offered now. */
  prices: readonly { selection: string; price: string | null }[];
}

/** What a lobby of the book's categories shows: what is played now, then what begins next. */
export async function lobbyEvents(
  platform: Platform,
  category: SportsCategory,
  { count, book = 'book-950' }: { count: number; book?: Book },
): Promise<LobbyEvent[]> {
  const now = platform.clock.now().getTime();
  const perSport = await Promise.all(
    SPORTS_OF[category].map((sport) => eventsNow(platform, sport, now)),
  );
  return perSport
    .flat()
    .sort((one, other) => one.fixture.startsAt - other.fixture.startsAt)
    .slice(0, count)
    .map((moment) => lobbyEvent(moment, book));
}

function lobbyEvent(
  { fixture, phase, score, isOpen, ...moment }: KnownMoment,
  book: Book,
): LobbyEvent {
  const [main] = moment.markets();
  const chances = main === undefined ? undefined : moment.chances(main);
  return {
    id: fixture.id,
    sport: fixture.sport,
    league: fixture.league,
    startsAt: fixture.startsAt,
    phase: phase === 'live' ? 'live' : 'coming',
    sides: fixture.sides,
    score,
    isOpen,
    prices: Object.entries(chances ?? {}).map(([selection, chance]) => {
      const price = isOpen ? priceOf(chance, BOOKS[book]) : undefined;
      return { selection, price: price === undefined ? null : priceText(price) };
    }),
  };
}
