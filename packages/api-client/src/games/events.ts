import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, text, timestamp, wholeNumber } from '../core/schemas';

/** The lobbies that sell events. */
export const EVENT_CATEGORIES = ['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const;

export type EventCategory = (typeof EVENT_CATEGORIES)[number];

/** One outcome of an event's main market. */
export interface EventOdds {
  /** `home`, `draw`, `away`; of a race the runner's starting number, from `1`. */
  readonly selection: string;
  /** Decimal odds, stake included: 1.857. Null: takes no stakes for the moment. */
  readonly odds: number | null;
}

/** A match, a fight or a race that a lobby shows. */
export interface LobbyEvent {
  readonly id: string;
  /** The game of the catalogue that takes bets on it. */
  readonly gameId: string;
  readonly nodeId: string;
  /** Code of the vendor. */
  readonly vendor: string;
  readonly category: EventCategory;
  /** One of `GAME_KINDS` of its category. */
  readonly kind: string;
  readonly league: string;
  /** The home side first; a race has its runners by starting number. */
  readonly sides: readonly string[];
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  readonly state: 'COMING' | 'LIVE';
  /** Of each side; empty before the start; of a race, the starting numbers as they run. */
  readonly score: readonly number[];
  /** False while nobody may bet: around the start, after a goal. */
  readonly isOpen: boolean;
  /** Empty where no market is offered. */
  readonly odds: readonly EventOdds[];
}

export interface LobbyEventsInput {
  category: EventCategory;
  /** One of `GAME_KINDS` of the category. */
  kind?: string | undefined;
  /** Default 12. */
  count?: number | undefined;
}

/* @__NO_SIDE_EFFECTS__ */
function eventSchema() {
  return v.object({
    eventId: text(64),
    gameId: text(64),
    nodeId: text(64),
    vassalage: text(32),
    gameKind: text(32),
    league: text(128),
    sides: v.array(text(128)),
    startTime: timestamp(),
    state: v.picklist(['COMING', 'LIVE']),
    score: v.array(count()),
    open: v.boolean(),
    odds: v.array(
      v.object({
        selection: text(16),
        odds: v.nullable(
          v.pipe(v.string(), v.regex(/^\d{1,6}\.\d{2,3}$/, 'must be odds like "1.857"')),
        ),
      }),
    ),
  });
}

export type WireLobbyEvent = v.InferOutput<ReturnType<typeof eventSchema>>;

export const listLobbyEvents = /* @__PURE__ */ endpoint({
  id: 'listLobbyEvents',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/GCSGAME_lobbyEvents',
  auth: 'optional',
  request: v.object({
    gameType: v.picklist(EVENT_CATEGORIES),
    gameKind: v.optional(text(32)),
    count: wholeNumber(1, 60),
    language: v.optional(text(8)),
  }),
  value: v.object({
    gameType: v.picklist(EVENT_CATEGORIES),
    list: v.array(eventSchema()),
  }),
  encode: ({ category, kind, count = 12 }: LobbyEventsInput) => ({
    gameType: category,
    gameKind: kind,
    count,
  }),
  decode: ({ gameType, list }): readonly LobbyEvent[] =>
    list.map(({ eventId, vassalage, gameKind, startTime, open, odds, ...same }) => ({
      ...same,
      id: eventId,
      vendor: vassalage,
      category: gameType,
      kind: gameKind,
      startsAt: startTime,
      isOpen: open,
      odds: odds.map(({ selection, odds: price }) => ({
        selection,
        odds: price === null ? null : Number(price),
      })),
    })),
  summary: 'The events of a lobby: what is being played first, then what begins soonest.',
  spec: '§7 Games and lobby; ours, for the lobbies that sell events.',
});
