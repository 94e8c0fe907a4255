import type { ContractKind } from '@perya/rules/agents';
import { parseMoney, type CurrencyCode, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { decodePage, encodePage, type Page, type PageInput } from '../core/page';
import {
  count,
  currencyCode,
  decimal,
  flag,
  pagedRequest,
  pagedValue,
  text,
  timestamp,
} from '../core/schemas';
import {
  basisPoints,
  DECODED_KINDS,
  decodeTerms,
  kindSchema,
  roleSchema,
  termsSchema,
  WIRE_KINDS,
  WIRE_ROLES,
  type ContractRole,
  type ContractTerms,
  type ContractTier,
} from './contractWire';

/** What narrows the record of a kind down. */
export interface SettlementFilter {
  kind: ContractKind;
  /** What one was paid oneself, or what one's direct downlines were paid by the contracts one gave them. */
  role: ContractRole;
  /** Periods that begin at or after this; milliseconds since 1970. */
  from?: number | undefined;
  /** Periods that begin before this. */
  to?: number | undefined;
  /** Account of a direct downline, or the beginning of it. */
  search?: string | undefined;
  /** Only what was paid, without the periods that came to nothing. */
  isPaidOnly?: boolean | undefined;
}

/* @__NO_SIDE_EFFECTS__ */
function settlementSchema() {
  return v.object({
    settlementId: text(64),
    contractId: text(64),
    type: kindSchema(),
    account: text(64),
    periodFrom: timestamp(),
    periodTo: timestamp(),
    settleTime: timestamp(),
    turnover: decimal(),
    winLoss: decimal(),
    activeMembers: count(),
    /** Null: no tier was reached. */
    rate: v.nullable(basisPoints()),
    gross: decimal(),
    deducted: decimal(),
    amount: decimal(),
  });
}

/** What a contract came to in one period, zero included. */
export interface Settlement {
  readonly id: string;
  readonly contractId: string;
  readonly kind: ContractKind;
  /** Who was paid. */
  readonly account: string;
  /** Milliseconds since 1970; bets settled from here on count … */
  readonly from: number;
  /** … and until before this. */
  readonly to: number;
  readonly settledAt: number;
  readonly turnover: Money;
  /** What the team has lost; below zero where it has won. */
  readonly loss: Money;
  readonly activeMembers: number;
  /** Null: no tier was reached. */
  readonly rateBasisPoints: number | null;
  /** Rate × turnover (or loss), rounded down to the hundredth. */
  readonly gross: Money;
  /** What the direct downlines are owed of it by their own contracts. */
  readonly deducted: Money;
  /** What was paid: gross less deducted, never below zero. */
  readonly amount: Money;
}

export interface SettlementTotals {
  readonly settlements: number;
  readonly turnover: Money;
  readonly loss: Money;
  readonly gross: Money;
  readonly deducted: Money;
  readonly amount: Money;
}

/** A page of settlements, newest period first, with the totals over all pages of the filter. */
export interface SettlementRecord extends Page<Settlement> {
  readonly totals: SettlementTotals;
}

type WireSettlement = v.InferOutput<ReturnType<typeof settlementSchema>>;

function decodeSettlement(wire: WireSettlement, currency: CurrencyCode): Settlement {
  const money = (amount: string) => parseMoney(amount, currency);
  return {
    id: wire.settlementId,
    contractId: wire.contractId,
    kind: DECODED_KINDS[wire.type],
    account: wire.account,
    from: wire.periodFrom,
    to: wire.periodTo,
    settledAt: wire.settleTime,
    turnover: money(wire.turnover),
    loss: money(wire.winLoss),
    activeMembers: wire.activeMembers,
    rateBasisPoints: wire.rate,
    gross: money(wire.gross),
    deducted: money(wire.deducted),
    amount: money(wire.amount),
  };
}

export const getSettlements = /* @__PURE__ */ endpoint({
  id: 'getSettlements',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getSettlements',
  auth: 'token',
  request: pagedRequest({
    type: kindSchema(),
    role: roleSchema(),
    from: v.optional(timestamp()),
    to: v.optional(timestamp()),
    account: v.optional(text(64)),
    paidOnly: v.optional(flag()),
  }),
  value: pagedValue(settlementSchema(), {
    currency: currencyCode(),
    totals: v.object({
      count: count(),
      turnover: decimal(),
      winLoss: decimal(),
      gross: decimal(),
      deducted: decimal(),
      amount: decimal(),
    }),
  }),
  encode: ({
    kind,
    role,
    from,
    to,
    search,
    isPaidOnly,
    ...page
  }: SettlementFilter & PageInput) => ({
    type: WIRE_KINDS[kind],
    role: WIRE_ROLES[role],
    from,
    to,
    account: search?.trim() || undefined,
    paidOnly: isPaidOnly === undefined ? undefined : isPaidOnly ? (1 as const) : (0 as const),
    ...encodePage(page),
  }),
  decode: ({ currency, totals, ...page }): SettlementRecord => {
    const money = (amount: string) => parseMoney(amount, currency);
    return {
      ...decodePage(page, (item) => decodeSettlement(item, currency)),
      totals: {
        settlements: totals.count,
        turnover: money(totals.turnover),
        loss: money(totals.winLoss),
        gross: money(totals.gross),
        deducted: money(totals.deducted),
        amount: money(totals.amount),
      },
    };
  },
  summary: 'What contracts of a kind came to, period by period, with the totals of the filter.',
  spec: '§2 Agent centre pages: dividend record, daily wages, hourly and real-time salary; call ours. Periods that came to nothing are listed too. winLoss is what the team has lost.',
});

/* @__NO_SIDE_EFFECTS__ */
function lineSchema() {
  return v.object({
    account: text(64),
    turnover: decimal(),
    winLoss: decimal(),
    activeMembers: count(),
    /** Of this line's own contract; null without one, or where it has reached no tier. */
    rate: v.nullable(basisPoints()),
    owed: decimal(),
  });
}

/** What one direct downline, with everybody below, brought into a settlement. */
export interface SettlementLine {
  readonly account: string;
  readonly turnover: Money;
  readonly loss: Money;
  readonly activeMembers: number;
  /** Of this downline's own contract; null without one, or where no tier was reached. */
  readonly rateBasisPoints: number | null;
  /** What this downline is owed by it. */
  readonly owed: Money;
}

/** A tier of the contract, and whether the team's figures reach it. */
export interface SettlementTier extends ContractTier {
  readonly isReached: boolean;
  /** The one that was paid by: the highest of those that are reached. */
  readonly isChosen: boolean;
}

/** How a settlement came about, line by line: the lines' figures add up to the settlement's. */
export interface SettlementDetail {
  readonly settlement: Settlement;
  readonly period: ContractTerms['period'];
  readonly tiers: readonly SettlementTier[];
  /** The gross before it was rounded down, as a decimal of the currency with six places. */
  readonly exactGross: string;
  /** A member counted as active from this turnover on. */
  readonly activeTurnover: Money;
  /** Those that are owed the most first, then those that played the most. */
  readonly lines: readonly SettlementLine[];
  /** What the lines that are not named brought together; null where all are named. */
  readonly others: (Omit<SettlementLine, 'account' | 'rateBasisPoints'> & { count: number }) | null;
}

export const getSettlementDetail = /* @__PURE__ */ endpoint({
  id: 'getSettlementDetail',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getSettlementDetail',
  auth: 'token',
  request: v.object({ settlementId: text(64) }),
  value: v.object({
    currency: currencyCode(),
    settlement: settlementSchema(),
    terms: termsSchema(),
    /** For each tier of the terms, in their order. */
    reached: v.array(flag()),
    /** Position of the tier that was paid by. */
    chosen: v.nullable(count()),
    exactGross: v.pipe(v.string(), v.regex(/^\d{1,13}\.\d{6}$/, 'must have six decimals')),
    activeTurnover: decimal(),
    lines: v.array(lineSchema()),
    others: v.nullable(
      v.object({
        count: count(),
        turnover: decimal(),
        winLoss: decimal(),
        activeMembers: count(),
        owed: decimal(),
      }),
    ),
  }),
  encode: ({ settlementId }: { settlementId: string }) => ({ settlementId }),
  decode: ({ currency, settlement, terms, reached, chosen, lines, others, ...wire }) =>
    detail(decodeTerms(terms, currency), {
      settlement: decodeSettlement(settlement, currency),
      exactGross: wire.exactGross,
      activeTurnover: parseMoney(wire.activeTurnover, currency),
      reached: reached.map((each) => each === 1),
      chosen,
      lines: lines.map(({ winLoss, turnover, owed, rate, ...line }) => ({
        ...line,
        turnover: parseMoney(turnover, currency),
        loss: parseMoney(winLoss, currency),
        rateBasisPoints: rate,
        owed: parseMoney(owed, currency),
      })),
      others: others && {
        count: others.count,
        turnover: parseMoney(others.turnover, currency),
        loss: parseMoney(others.winLoss, currency),
        activeMembers: others.activeMembers,
        owed: parseMoney(others.owed, currency),
      },
    }),
  summary: 'How one settlement came about: figures, tier, rate, rounding and what was deducted.',
  spec: '§2 Agent centre pages; call ours, decisions: Calls that the specification does not name.',
});

function detail(
  { period, tiers }: ContractTerms,
  { reached, chosen, ...same }: Omit<SettlementDetail, 'period' | 'tiers'> & Judged,
): SettlementDetail {
  return {
    ...same,
    period,
    tiers: tiers.map((tier, index) => ({
      ...tier,
      isReached: reached[index] ?? false,
      isChosen: index === chosen,
    })),
  };
}

interface Judged {
  reached: readonly boolean[];
  chosen: number | null;
}
