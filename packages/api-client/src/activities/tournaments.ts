import * as v from 'valibot';
import { categorySchema } from '../games/category';
import type { FieldOf } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import {
  count,
  currencyCode,
  decimalText,
  oneOf,
  pagedRequest,
  pagedValue,
  text,
  timestamp,
} from '../core/schemas';
import { prizeSchema } from './prize';

/* @__NO_SIDE_EFFECTS__ */
function stateSchema() {
  return oneOf({ comingSoon: 'COMING_SOON', running: 'RUNNING', closed: 'CLOSED' });
}

/** Whether a tournament can be joined or has ended. */
export type TournamentState = FieldOf<ReturnType<typeof stateSchema>>;

/** The prize for each place from `from` to `to`. */
/* @__NO_SIDE_EFFECTS__ */
function placesSchema() {
  return v.object({ from: count(), to: count(), prize: prizeSchema() });
}

/** The prize for each place from `from` to `to`. */
export type TournamentPrize = FieldOf<ReturnType<typeof placesSchema>>;

/* @__NO_SIDE_EFFECTS__ */
function tournamentSchema() {
  return v.object({
    id: text(64),
    /** In the caller's language. */
    title: v.string(),
    summary: v.string(),
    /** Path of the picture on an image host, without width and file extension; null if there is none. */
    picture: v.nullable(text(2048)),
    /** Null if bets of every category count. */
    category: v.nullable(categorySchema()),
    /** How the score is computed: total turnover, or the best payout as a multiple of its stake. */
    score: oneOf({ turnover: 'TURNOVER', multiplier: 'MULTIPLIER' }),
    state: stateSchema(),
    startsAt: timestamp(),
    endsAt: timestamp(),
    /** Minimum stake for a bet to count. */
    minStake: decimal(),
    currency: currencyCode(),
    players: count(),
    /** Whether the member has joined; false for guests. */
    isJoined: v.boolean(),
    /** Whether the prizes have been paid. */
    isSettled: v.boolean(),
    prizes: v.array(placesSchema()),
  });
}

/** A tournament with its prizes and dates. */
export type Tournament = FieldOf<ReturnType<typeof tournamentSchema>>;

export const listTournaments = /* @__PURE__ */ endpoint({
  id: 'listTournaments',
  tag: 'Activities',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTournamentList',
  auth: 'optional',
  request: pagedRequest({ state: v.optional(stateSchema()), language: v.optional(text(8)) }),
  value: pagedValue(tournamentSchema(), {}),
  summary: 'Lists tournaments: running ones, then upcoming ones, then closed ones (newest first).',
  spec: '§4 activity statuses; call defined here.',
});

/* @__NO_SIDE_EFFECTS__ */
function rankSchema() {
  return v.object({
    /** From 1. */
    rank: count(),
    /** Masked by the platform. */
    account: text(64),
    /** Money for `turnover`, a multiple of the stake for `multiplier`. */
    score: decimalText(),
    isSelf: v.boolean(),
    /** The prize for this place, already paid or not; null if there is none. */
    prize: v.nullable(prizeSchema()),
  });
}

/** An entry of the leaderboard. */
export type TournamentRank = FieldOf<ReturnType<typeof rankSchema>>;

export const getTournament = /* @__PURE__ */ endpoint({
  id: 'getTournament',
  tag: 'Activities',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTournamentDetail',
  auth: 'optional',
  request: pagedRequest({ id: text(64), language: v.optional(text(8)) }),
  value: pagedValue(rankSchema(), {
    tournament: tournamentSchema(),
    /** Currency of the prizes. */
    currency: currencyCode(),
    /** Null if the caller has not joined or has no bet that counts. */
    self: v.nullable(rankSchema()),
    /** When the leaderboard was computed. */
    at: timestamp(),
  }),
  summary: "Returns a tournament with a page of its leaderboard and the caller's own entry.",
  spec: '§4 activity statuses; call defined here.',
});

/** A page of the leaderboard, and the caller's own entry, even if on another page. */
export type TournamentLadder = OutputOf<typeof getTournament>;

export const joinTournament = /* @__PURE__ */ endpoint({
  id: 'joinTournament',
  tag: 'Activities',
  method: 'POST',
  path: '/wps/relay/MCSFE_joinTournament',
  auth: 'token',
  request: v.object({ id: text(64) }),
  value: v.object({ joinedAt: timestamp() }),
  summary: 'Joins a tournament; bets count from then on, and joining again changes nothing.',
  spec: '§4 activity statuses (joined); call defined here. Rejection code: TOURNAMENT_CLOSED.',
});
