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

export type TournamentState = FieldOf<ReturnType<typeof stateSchema>>;

/** What the places from `from` to `to` get, each. */
/* @__NO_SIDE_EFFECTS__ */
function placesSchema() {
  return v.object({ from: count(), to: count(), prize: prizeSchema() });
}

/** What the places from `from` to `to` get, each. */
export type TournamentPrize = FieldOf<ReturnType<typeof placesSchema>>;

/* @__NO_SIDE_EFFECTS__ */
function tournamentSchema() {
  return v.object({
    id: text(64),
    /** In the caller's language. */
    title: v.string(),
    summary: v.string(),
    /** Path of its picture on an image host, without width and ending; null where there is none. */
    picture: v.nullable(text(2048)),
    /** Null: bets of every category count. */
    category: v.nullable(categorySchema()),
    /** What counts: all that was turned over, or the best payout as a multiple of its stake. */
    score: oneOf({ turnover: 'TURNOVER', multiplier: 'MULTIPLIER' }),
    state: stateSchema(),
    startsAt: timestamp(),
    endsAt: timestamp(),
    /** A bet counts from this stake on. */
    minStake: decimal(),
    currency: currencyCode(),
    players: count(),
    /** The member takes part; false for a guest. */
    isJoined: v.boolean(),
    /** Prizes are paid. */
    isSettled: v.boolean(),
    prizes: v.array(placesSchema()),
  });
}

export type Tournament = FieldOf<ReturnType<typeof tournamentSchema>>;

export const listTournaments = /* @__PURE__ */ endpoint({
  id: 'listTournaments',
  tag: 'Activities',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTournamentList',
  auth: 'optional',
  request: pagedRequest({ state: v.optional(stateSchema()), language: v.optional(text(8)) }),
  value: pagedValue(tournamentSchema(), {}),
  summary: 'Tournaments: those that run, those to come, and those that are over, newest first.',
  spec: '§4 activity statuses; call ours.',
});

/* @__NO_SIDE_EFFECTS__ */
function rankSchema() {
  return v.object({
    /** From 1. */
    rank: count(),
    /** Masked by the platform. */
    account: text(64),
    /** Money for `turnover`, times the stake for `multiplier`. */
    score: decimalText(),
    isSelf: v.boolean(),
    /** What the place gets, or has got; null where it gets nothing. */
    prize: v.nullable(prizeSchema()),
  });
}

/** A place on the ladder. */
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
    /** Of the prizes. */
    currency: currencyCode(),
    /** Null for who has not joined, or has no bet that counts. */
    self: v.nullable(rankSchema()),
    /** When the ladder was counted. */
    at: timestamp(),
  }),
  summary: 'One tournament with its ladder in pages and the own place.',
  spec: '§4 activity statuses; call ours.',
});

/** The ladder in pages, and the caller's own place wherever it is. */
export type TournamentLadder = OutputOf<typeof getTournament>;

export const joinTournament = /* @__PURE__ */ endpoint({
  id: 'joinTournament',
  tag: 'Activities',
  method: 'POST',
  path: '/wps/relay/MCSFE_joinTournament',
  auth: 'token',
  request: v.object({ id: text(64) }),
  value: v.object({ joinedAt: timestamp() }),
  summary: 'Takes part in a tournament from now on; doing it again changes nothing.',
  spec: '§4 activity statuses (joined); call ours. Refused with TOURNAMENT_CLOSED.',
});
