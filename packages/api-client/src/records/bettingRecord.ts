import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { categorySchema, type Category } from '../games/category';
import { decodeGame, gameSchema, type Game } from '../games/game';
import { endpoint } from '../core/endpoint';
import { decodePage, encodePage, type Page, type PageInput } from '../core/page';
import {
  count,
  currencyCode,
  decimal,
  pagedRequest,
  pagedValue,
  text,
  timestamp,
} from '../core/schemas';

const BET_STATUSES = ['OPEN', 'WON', 'LOST', 'DRAWN', 'VOID'] as const;

export type BetStatus = 'open' | 'won' | 'lost' | 'drawn' | 'void';

const DECODED_STATUSES = {
  OPEN: 'open',
  WON: 'won',
  LOST: 'lost',
  DRAWN: 'drawn',
  VOID: 'void',
} as const satisfies Record<(typeof BET_STATUSES)[number], BetStatus>;

const ENCODED_STATUSES = {
  open: 'OPEN',
  won: 'WON',
  lost: 'LOST',
  drawn: 'DRAWN',
  void: 'VOID',
} as const satisfies Record<BetStatus, (typeof BET_STATUSES)[number]>;

/* @__NO_SIDE_EFFECTS__ */
export function betSchema() {
  return v.object({
    betId: text(64),
    roundId: text(64),
    gameId: text(64),
    gameName: text(255),
    gameType: categorySchema(),
    vassalage: text(32),
    vendor: text(64),
    betTime: timestamp(),
    settleTime: v.nullish(timestamp()),
    stake: decimal(),
    payout: decimal(),
    winLoss: decimal(),
    turnover: decimal(),
    status: v.picklist(BET_STATUSES),
    /** `PLATFORM` where the player left the round open and the platform played it to its end. */
    settledBy: v.nullish(v.picklist(['PLAYER', 'PLATFORM'])),
    /** The game to go on with, while the round is open and waits for its player. */
    resume: v.nullish(gameSchema()),
  });
}

export type WireBet = v.InferOutput<ReturnType<typeof betSchema>>;

export interface Bet {
  readonly id: string;
  readonly roundId: string;
  readonly gameId: string;
  readonly gameName: string;
  readonly category: Category;
  /** Code of the vendor. */
  readonly vendor: string;
  readonly vendorName: string;
  /** Milliseconds since 1970. */
  readonly placedAt: number;
  readonly settledAt: number | null;
  readonly stake: Money;
  readonly payout: Money;
  /** Payout less stake once settled; zero while open. */
  readonly result: Money;
  /** What counts towards turnover conditions. */
  readonly turnover: Money;
  readonly status: BetStatus;
  /** The player left the round open, and the platform played it to its end. */
  readonly isSettledByPlatform: boolean;
  /** The game to go on with, while the round is open and waits for its player. */
  readonly resume: Game | null;
}

export interface BettingTotals {
  readonly bets: number;
  readonly stake: Money;
  readonly payout: Money;
  readonly result: Money;
  readonly turnover: Money;
}

/** A page of bets, with the totals over all pages of the same filter. */
export interface BettingRecord extends Page<Bet> {
  readonly currency: string;
  readonly totals: BettingTotals;
}

/** What narrows the record down; without `from` it reaches back twelve months. */
export interface BetFilter {
  category?: Category | undefined;
  /** Code of the vendor. */
  vendor?: string | undefined;
  gameId?: string | undefined;
  /** Bets placed at or after this; milliseconds since 1970. */
  from?: number | undefined;
  /** Bets placed before this; milliseconds since 1970. */
  to?: number | undefined;
  status?: BetStatus | undefined;
}

export interface BettingRecordFilter extends PageInput, BetFilter {}

/* @__NO_SIDE_EFFECTS__ */
export function betFilterEntries() {
  return {
    gameType: v.optional(categorySchema()),
    vassalage: v.optional(text(32)),
    gameId: v.optional(text(64)),
    from: v.optional(timestamp()),
    to: v.optional(timestamp()),
    status: v.optional(v.picklist(BET_STATUSES)),
    language: v.optional(text(8)),
  };
}

export const encodeBetFilter = (filter: BetFilter) => ({
  gameType: filter.category,
  vassalage: filter.vendor,
  gameId: filter.gameId,
  from: filter.from,
  to: filter.to,
  status: filter.status && ENCODED_STATUSES[filter.status],
});

/* @__NO_SIDE_EFFECTS__ */
export function betTotalsSchema() {
  return v.object({
    count: count(),
    stake: decimal(),
    payout: decimal(),
    winLoss: decimal(),
    turnover: decimal(),
  });
}

type WireBetTotals = v.InferOutput<ReturnType<typeof betTotalsSchema>>;

export function decodeBetTotals(totals: WireBetTotals, currency: string): BettingTotals {
  const money = (amount: string) => parseMoney(amount, currency);
  return {
    bets: totals.count,
    stake: money(totals.stake),
    payout: money(totals.payout),
    result: money(totals.winLoss),
    turnover: money(totals.turnover),
  };
}

export const getBettingRecord = /* @__PURE__ */ endpoint({
  id: 'getBettingRecord',
  tag: 'Records',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBettingRecord',
  auth: 'token',
  request: pagedRequest(betFilterEntries()),
  value: pagedValue(betSchema(), { currency: currencyCode(), totals: betTotalsSchema() }),
  encode: (filter: BettingRecordFilter) => ({
    ...encodePage(filter),
    ...encodeBetFilter(filter),
  }),
  decode: ({ currency, totals, ...page }): BettingRecord => ({
    ...decodePage(page, (bet) => decodeBet(bet, currency)),
    currency,
    totals: decodeBetTotals(totals, currency),
  }),
  summary: "The member's bets, newest first, with totals over the whole filter.",
  spec: '§2 personalHistoryCopy; decisions: Calls that the specification does not name (MCSFE_getBettingRecord).',
});

export function decodeBet(wire: WireBet, currency: string): Bet {
  const money = (amount: string) => parseMoney(amount, currency);
  return {
    id: wire.betId,
    roundId: wire.roundId,
    gameId: wire.gameId,
    gameName: wire.gameName,
    category: wire.gameType,
    vendor: wire.vassalage,
    vendorName: wire.vendor,
    placedAt: wire.betTime,
    settledAt: wire.settleTime ?? null,
    stake: money(wire.stake),
    payout: money(wire.payout),
    result: money(wire.winLoss),
    turnover: money(wire.turnover),
    status: DECODED_STATUSES[wire.status],
    isSettledByPlatform: wire.settledBy === 'PLATFORM',
    resume: wire.resume ? decodeGame(wire.resume) : null,
  };
}
