import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint } from '../core/endpoint';
import { count, text, timestamp, wholeNumber } from '../core/schemas';

/** The categories whose lobbies list events. */
export const EVENT_CATEGORIES = ['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const;

/** Category of a lobby event. */
export type EventCategory = (typeof EVENT_CATEGORIES)[number];

/* @__NO_SIDE_EFFECTS__ */
function oddsSchema() {
  return v.object({
    /** `home`, `draw` or `away`; for a race, the runner's starting number, from `1`. */
    selection: text(16),
    /** Decimal odds, stake included: 1.857. Null while no bets are accepted. */
    odds: v.nullable(v.pipe(v.number(), v.minValue(1))),
  });
}

/** One outcome of an event's main market. */
export type EventOdds = FieldOf<ReturnType<typeof oddsSchema>>;

/* @__NO_SIDE_EFFECTS__ */
function eventSchema() {
  return v.object({
    id: text(64),
    /** The game in the game list that accepts bets on the event. */
    gameId: text(64),
    nodeId: text(64),
    /** Code of the vendor. */
    vendor: text(32),
    category: v.picklist(EVENT_CATEGORIES),
    /** One of `GAME_KINDS` of its category. */
    kind: text(32),
    league: text(128),
    /** The home side first; for a race, the runners by starting number. */
    sides: v.array(text(128)),
    startsAt: timestamp(),
    state: v.picklist(['COMING', 'LIVE']),
    /** One score per side; empty before the start; for a race, the starting numbers in their current order. */
    score: v.array(count()),
    /** False while betting is suspended: around the start, after a goal. */
    isOpen: v.boolean(),
    /** Empty if no market is offered. */
    odds: v.array(oddsSchema()),
  });
}

/** A match, fight or race in a lobby. */
export type LobbyEvent = FieldOf<ReturnType<typeof eventSchema>>;

export type WireLobbyEvent = v.InferOutput<ReturnType<typeof eventSchema>>;

export const listLobbyEvents = /* @__PURE__ */ endpoint({
  id: 'listLobbyEvents',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/GCSGAME_lobbyEvents',
  auth: 'optional',
  request: v.object({
    category: v.picklist(EVENT_CATEGORIES),
    /** One of `GAME_KINDS` of the category. */
    kind: v.optional(text(32)),
    count: v.optional(wholeNumber(1, 60), 12),
    language: v.optional(text(8)),
  }),
  value: v.array(eventSchema()),
  summary: 'Lists the events of a lobby: live ones first, then upcoming ones, soonest first.',
  spec: '§7 Games and lobby; call defined here, for lobbies that list events.',
});
