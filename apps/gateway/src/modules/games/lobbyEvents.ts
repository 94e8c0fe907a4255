import type { listLobbyEvents, WireValueOf } from '@perya/api-client';
import type { Platform } from '../../kernel/platform';
import { lobbyEvents, type LobbyEvent } from './sports/lobby';
import {
  isBook,
  type Book,
  SPORTS_OF,
  type Sport,
  type SportsCategory,
} from '@perya/game-engines/sports';
import type { GameList } from './game-list/gameList';
import { themeOf } from './game-list/themes';
import type { Game } from './game-list/types';

type WireEvent = WireValueOf<typeof listLobbyEvents>[number];

interface EventsQuery {
  category: SportsCategory;
  /** A family of themes: `FOOTBALL`. */
  kind?: string | undefined;
  count: number;
  vendorsOff: Readonly<Record<string, boolean>>;
}

/** More events than any lobby has at a time. */
const ALL = 1000;

/** The events that a lobby's games take bets on: live ones, then those that start next. */
export async function eventsOf(
  platform: Platform,
  gameList: GameList,
  query: EventsQuery,
): Promise<WireEvent[]> {
  const games = gamesBySport(gameList, query);
  const byBook = Map.groupBy(games, ([, game]) => bookOf(game));
  const lists = await Promise.all(
    [...byBook].map(async ([book, entries]) => {
      const mine = new Map(entries);
      const events = await lobbyEvents(platform, query.category, {
        count: ALL,
        ...(book !== undefined && { book }),
      });
      return events.flatMap((event) => {
        const game = mine.get(event.sport);
        return game === undefined ? [] : [{ event, game }];
      });
    }),
  );
  return lists
    .flat()
    .sort((one, other) => one.event.startsAt - other.event.startsAt)
    .slice(0, query.count)
    .map(({ event, game }) => wireEvent(event, game, query.category));
}

/** The game that takes bets on a sport: the most played one. */
function gamesBySport(
  gameList: GameList,
  { category, kind, vendorsOff }: EventsQuery,
): (readonly [Sport, Game])[] {
  const games = gameList.find({ category, vendorsOff });
  return SPORTS_OF[category].flatMap((sport) => {
    if (kind !== undefined && themeOf(sport).family !== kind) return [];
    const game = games.find(({ theme }) => theme === sport);
    return game === undefined ? [] : [[sport, game] as const];
  });
}

/** The book whose prices a game shows. */
const bookOf = ({ model }: Game): Book | undefined => (isBook(model) ? model : undefined);

function wireEvent(
  { id, sport, league, startsAt, phase, sides, score, isOpen, prices }: LobbyEvent,
  game: Game,
  category: SportsCategory,
): WireEvent {
  return {
    id,
    gameId: game.id,
    nodeId: game.nodeId,
    vendor: game.vendor,
    category,
    kind: themeOf(sport).family,
    league,
    sides: [...sides],
    startsAt,
    state: phase === 'live' ? 'LIVE' : 'COMING',
    score: [...score],
    isOpen,
    odds: prices.map(({ selection, price }) => ({
      selection,
      odds: price === null ? null : Number(price),
    })),
  };
}
