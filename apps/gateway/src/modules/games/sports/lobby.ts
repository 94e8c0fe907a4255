import type { Platform } from '../../../kernel/platform';
import { eventsNow, type ServerEventSnapshot } from './courses';
import {
  BOOK_RETURNS,
  priceOf,
  priceText,
  type Book,
  SPORTS_OF,
  type Sport,
  type SportsCategory,
} from '@perya/game-engines/sports';

/** An event in the format of a lobby. */
export interface LobbyEvent {
  id: string;
  sport: Sport;
  league: string;
  /** Milliseconds since 1970, by the gateway's clock. */
  startsAt: number;
  phase: 'coming' | 'live';
  /** Home first; for a race, the runners by starting number. */
  sides: readonly string[];
  /** Empty before the start; for a race, the starting numbers in their current order. */
  score: readonly number[];
  /** False while betting is closed: around the start, after a goal. */
  isOpen: boolean;
  /**
   * The main market: `home`, `draw`, `away`, or starting numbers. A null price is not offered at the moment.
   */
  prices: readonly { selection: string; price: string | null }[];
}

/** The events of a sports lobby: live ones, then those that start next. */
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
  { fixture, phase, score, isOpen, ...moment }: ServerEventSnapshot,
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
      const price = isOpen ? priceOf(chance, BOOK_RETURNS[book]) : undefined;
      return { selection, price: price === undefined ? null : priceText(price) };
    }),
  };
}
