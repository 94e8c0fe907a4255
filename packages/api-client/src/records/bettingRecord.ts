import * as v from 'valibot';
import { categorySchema } from '../games/category';
import { gameSchema } from '../games/game';
import type { FieldOf } from '../core/codec';
import { endpoint, type InputOf, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import {
  count,
  currencyCode,
  oneOf,
  pagedRequest,
  pagedValue,
  text,
  timestamp,
} from '../core/schemas';

/**
 * `open` until the bet is settled; then, by what it paid as a whole, whatever its parts did: `won` more than
 * its stake, `paid` less than its stake, `drawn`: exactly its stake, `lost`: nothing. `void`: its stake was
 * refunded. As `betOutcome` of `@perya/rules/money`.
 */
/* @__NO_SIDE_EFFECTS__ */
function betStatus() {
  return oneOf({
    open: 'OPEN',
    won: 'WON',
    paid: 'PAID',
    drawn: 'DRAWN',
    lost: 'LOST',
    void: 'VOID',
  });
}

/** Whether a bet is open, and its outcome. */
export type BetStatus = FieldOf<ReturnType<typeof betStatus>>;

/* @__NO_SIDE_EFFECTS__ */
export function betSchema() {
  return v.object({
    id: text(64),
    roundId: text(64),
    gameId: text(64),
    gameName: text(255),
    category: categorySchema(),
    /** Code of the vendor. */
    vendor: text(32),
    vendorName: text(64),
    placedAt: timestamp(),
    settledAt: v.nullable(timestamp()),
    stake: decimal(),
    payout: decimal(),
    /** Payout less stake once settled; zero while open. */
    result: decimal(),
    /** What counts towards turnover requirements. */
    turnover: decimal(),
    status: betStatus(),
    /** The player left the round open, and the platform completed it. */
    isSettledByPlatform: v.boolean(),
    /** The game to continue, while the round is open and needs its player. */
    resume: v.nullable(gameSchema()),
  });
}

export type WireBet = v.InferOutput<ReturnType<typeof betSchema>>;

/** A row of the betting record. */
export type Bet = FieldOf<ReturnType<typeof betSchema>>;

/** Filters of the record; without `from` it covers the last twelve months. */
/* @__NO_SIDE_EFFECTS__ */
export function betFilterEntries() {
  return {
    category: v.optional(categorySchema()),
    /** Code of the vendor. */
    vendor: v.optional(text(32)),
    gameId: v.optional(text(64)),
    /** Bets placed at or after this. */
    from: v.optional(timestamp()),
    /** Bets placed before this. */
    to: v.optional(timestamp()),
    status: v.optional(betStatus()),
    language: v.optional(text(8)),
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function betTotalsEntries() {
  return {
    bets: count(),
    stake: decimal(),
    payout: decimal(),
    /** Payout less stake of settled bets. */
    result: decimal(),
    /** What counts towards turnover requirements. */
    turnover: decimal(),
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function betTotalsSchema() {
  return v.object(betTotalsEntries());
}

/** Sums over all bets of a filter. */
export type BettingTotals = FieldOf<ReturnType<typeof betTotalsSchema>>;

export const getBettingRecord = /* @__PURE__ */ endpoint({
  id: 'getBettingRecord',
  tag: 'Records',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBettingRecord',
  auth: 'token',
  request: pagedRequest(betFilterEntries()),
  value: pagedValue(betSchema(), {
    currency: currencyCode(),
    /** Over all pages of the same filter. */
    totals: betTotalsSchema(),
  }),
  summary: "Lists the member's bets, newest first, with totals for the whole filter.",
  spec: '§2 personalHistoryCopy; decisions: Calls that the specification does not name (MCSFE_getBettingRecord).',
});

/** Input of {@link getBettingRecord}. */
export type BettingRecordFilter = InputOf<typeof getBettingRecord>;

/** Output of {@link getBettingRecord}. */
export type BettingRecord = OutputOf<typeof getBettingRecord>;
