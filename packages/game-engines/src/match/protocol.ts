import * as v from 'valibot';
import { playCall, roundCall, type PlayCall, type RoundCall } from '../play-api/playCall';
import { EmptyBodySchema, OpenGameSchema, type EngineName } from '../play-api/protocol';
import {
  decimal,
  list,
  requestedAmount,
  roundId,
  roundKey,
  time,
  wholeNumber,
} from '../play-api/schemas';

// The protocol between the page of a game against other players and the platform, in addition to the common
// one. Seats are numbers from 0. Each game declares its actions and what a seat may see of the match.

/** `free`: nobody yet; `house`: a house player, who takes an empty seat. */
const SeatKindSchema = /* @__PURE__ */ v.picklist(['free', 'member', 'house']);

const SeatSchema = /* @__PURE__ */ v.object({
  kind: SeatKindSchema,
  /** Masked, except the player's own; empty for free seats and house players. */
  name: v.string(),
  /** Let a turn pass: the platform acts sooner until the player acts again. */
  isAway: v.boolean(),
  /** What is left of the seat's time bank, in milliseconds. */
  bankMs: wholeNumber(),
  /** When the platform acts for this seat; null if it isn't its turn. */
  dueAt: v.nullable(time()),
});
/** A seat of a match. */
export type WireMatchSeat = v.InferOutput<typeof SeatSchema>;

const EndSchema = /* @__PURE__ */ v.object({
  /** Points won by each seat; 0 in total. */
  points: list(v.pipe(v.number(), v.safeInteger())),
  /** The player's payout: the stake with what was won or lost, less the rake. */
  payout: decimal(),
});

/* @__NO_SIDE_EFFECTS__ */
function matchSchema<View extends object>(view: v.GenericSchema<unknown, View>) {
  return v.object({
    matchId: v.string(),
    stake: decimal(),
    /** SHA-256 of the server seed, published before the cards are dealt. */
    commitment: v.string(),
    phase: v.picklist(['waiting', 'playing', 'over']),
    /** When house players take the seats that are still free; null once the match has started. */
    startsAt: v.nullable(time()),
    /** The player's own seat. */
    seat: wholeNumber(),
    seats: list(SeatSchema),
    /** When the current turn started, and the time it has without the time bank. */
    turnSince: time(),
    turnMs: wholeNumber(),
    /** Number of the player's own actions so far, including those of the platform for the player. */
    acted: wholeNumber(),
    /** What the player may see; null before the cards are dealt. */
    view: v.nullable(view),
    end: v.nullable(EndSchema),
  });
}
/** A match as its player sees it. */
export type WireMatch<View extends object = object> = v.InferOutput<
  ReturnType<typeof matchSchema<View>>
>;

/* @__NO_SIDE_EFFECTS__ */
function matchStateSchema<View extends object>(view: v.GenericSchema<unknown, View>) {
  return v.object({
    now: time(),
    balance: decimal(),
    /** The current match, or the last one; null before the first. */
    match: v.nullable(matchSchema(view)),
    /** When the platform acts next by itself, for house players or because time is up; null if it won't. */
    nextAt: v.nullable(time()),
  });
}
/** The reply of every call. */
export type MatchState<View extends object = object> = v.InferOutput<
  ReturnType<typeof matchStateSchema<View>>
>;

const JoinBodySchema = /* @__PURE__ */ v.object({
  roundKey: roundKey(),
  stake: requestedAmount(),
  /** Number of players, one of the game's sizes. */
  seats: wholeNumber(),
});

const LeaveBodySchema = /* @__PURE__ */ v.object({
  roundKey: roundKey(),
  matchId: roundId(),
});

/* @__NO_SIDE_EFFECTS__ */
function actBodySchema<Action extends object>(action: v.GenericSchema<unknown, Action>) {
  return v.object({
    roundKey: roundKey(),
    matchId: roundId(),
    /** Number of the player's own actions before this one: an action counts only once. */
    acted: wholeNumber(),
    action,
  });
}
/** An action of a player. */
export type ActBody<Action extends object = object> = v.InferOutput<
  ReturnType<typeof actBodySchema<Action>>
>;

/** The calls of a page on which players play against each other. */
export interface MatchCalls<Action extends object = object, View extends object = object> {
  /** The current match, or the last one. */
  readonly match: PlayCall<object, MatchState<View>>;
  /** Takes the stake and a seat in a match of this stake and size that is waiting for players. */
  readonly join: RoundCall<v.InferOutput<typeof JoinBodySchema>, MatchState<View>>;
  /** Leaves a match that is still waiting, and refunds the stake. */
  readonly leave: RoundCall<v.InferOutput<typeof LeaveBodySchema>, MatchState<View>>;
  readonly act: RoundCall<ActBody<Action>, MatchState<View>>;
}

/* @__NO_SIDE_EFFECTS__ */
export function matchCalls<Action extends object, View extends object>(
  name: EngineName,
  action: v.GenericSchema<unknown, Action>,
  view: v.GenericSchema<unknown, View>,
): MatchCalls<Action, View> {
  const reply = matchStateSchema(view);
  return {
    match: playCall({ method: 'GET', path: `${name}/match`, request: EmptyBodySchema, reply }),
    join: roundCall({ path: `${name}/join`, request: JoinBodySchema, reply }),
    leave: roundCall({ path: `${name}/leave`, request: LeaveBodySchema, reply }),
    act: roundCall({ path: `${name}/act`, request: actBodySchema(action), reply }),
  };
}

/** The response when the page opens a game against other players. */
export const MatchGameSchema = /* @__PURE__ */ v.object({
  ...OpenGameSchema.entries,
  model: v.string(),
  /** The player's room. */
  roomName: v.string(),
  /** The house's share of what a player wins, in basis points. */
  rakeBasisPoints: wholeNumber(),
  /** How long a match waits for members before house players take the free seats. */
  waitMs: wholeNumber(),
  /** Time of a turn, and of the time bank for a whole match. */
  turnMs: wholeNumber(),
  bankMs: wholeNumber(),
});
/** The facts `open` returns in addition to the common ones. */
export type MatchFacts = Omit<
  v.InferOutput<typeof MatchGameSchema>,
  keyof typeof OpenGameSchema.entries
>;

/** An action in a stored match. */
export interface PlayedAction {
  seat: number;
  action: object;
  /** `platform`: time was up. `forced`: no other action was possible. */
  by: 'member' | 'house' | 'platform' | 'forced';
}

/** The details of a match that are stored for verification. */
export interface MatchDetails {
  matchId: string;
  /** The player's seat, and the number of seats. */
  seat: number;
  seats: number;
  /** Seeds of the members in order of their seats. Hashed, they are the client seed. */
  seeds: readonly string[];
  actions: readonly PlayedAction[];
}
