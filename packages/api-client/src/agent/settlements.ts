import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import {
  count,
  currencyCode,
  pagedRequest,
  pagedValue,
  searchText,
  text,
  timestamp,
} from '../core/schemas';
import { basisPoints, kindSchema, periodSchema, roleSchema, tierEntries } from './contractWire';

/* @__NO_SIDE_EFFECTS__ */
function settlementSchema() {
  return v.object({
    id: text(64),
    contractId: text(64),
    kind: kindSchema(),
    /** Who was paid. */
    account: text(64),
    /** Bets settled from here on count … */
    from: timestamp(),
    /** … and until before this. */
    to: timestamp(),
    settledAt: timestamp(),
    turnover: decimal(),
    /** What the team has lost; below zero where it has won. */
    loss: decimal(),
    activeMembers: count(),
    /** Null: no tier was reached. */
    rateBasisPoints: v.nullable(basisPoints()),
    /** Rate × turnover (or loss), rounded down to the hundredth. */
    gross: decimal(),
    /** What the direct downlines are owed of it by their own contracts. */
    deducted: decimal(),
    /** What was paid: gross less deducted, never below zero. */
    amount: decimal(),
  });
}

/** What a contract came to in one period, zero included. */
export type Settlement = FieldOf<ReturnType<typeof settlementSchema>>;

/* @__NO_SIDE_EFFECTS__ */
function totalsSchema() {
  return v.object({
    settlements: count(),
    turnover: decimal(),
    loss: decimal(),
    gross: decimal(),
    deducted: decimal(),
    amount: decimal(),
  });
}

export type SettlementTotals = FieldOf<ReturnType<typeof totalsSchema>>;

export const getSettlements = /* @__PURE__ */ endpoint({
  id: 'getSettlements',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getSettlements',
  auth: 'token',
  request: pagedRequest({
    kind: kindSchema(),
    /** What one was paid oneself, or what one's direct downlines were paid by the contracts one gave them. */
    role: roleSchema(),
    /** Periods that begin at or after this. */
    from: v.optional(timestamp()),
    /** Periods that begin before this. */
    to: v.optional(timestamp()),
    /** Account of a direct downline, or the beginning of it. */
    search: searchText(),
    /** Only what was paid, without the periods that came to nothing. */
    isPaidOnly: v.optional(v.boolean()),
  }),
  value: pagedValue(settlementSchema(), {
    currency: currencyCode(),
    /** Over all pages of the filter. */
    totals: totalsSchema(),
  }),
  summary: 'What contracts of a kind came to, period by period, with the totals of the filter.',
  spec: '§2 Agent centre pages: dividend record, daily wages, hourly and real-time salary; call ours. Periods that came to nothing are listed too. `loss` is what the team has lost.',
});

/* @__NO_SIDE_EFFECTS__ */
const lineEntries = () => ({
  turnover: decimal(),
  loss: decimal(),
  activeMembers: count(),
  /** What it is owed by its own contracts. */
  owed: decimal(),
});

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
    /** Null for salaries: the kind determines the period. */
    period: v.nullable(periodSchema()),
    /** Those of the contract, and whether the team's figures reach them. */
    tiers: v.array(
      v.object({
        ...tierEntries(),
        isReached: v.boolean(),
        /** The one that was paid by: the highest of those that are reached. */
        isChosen: v.boolean(),
      }),
    ),
    /** The gross before it was rounded down, as a decimal of the currency with six places. */
    exactGross: v.pipe(v.string(), v.regex(/^\d{1,13}\.\d{6}$/, 'must have six decimals')),
    /** A member counted as active from this turnover on. */
    activeTurnover: decimal(),
    /**
     * What each direct downline, with everybody below, brought: those that are owed the most first,
     * then those that played the most.
     */
    lines: v.array(
      v.object({
        account: text(64),
        ...lineEntries(),
        /** Of this downline's own contract; null without one, or where no tier was reached. */
        rateBasisPoints: v.nullable(basisPoints()),
      }),
    ),
    /** What the lines that are not named brought together; null where all are named. */
    others: v.nullable(v.object({ count: count(), ...lineEntries() })),
  }),
  summary: 'How one settlement came about: figures, tier, rate, rounding and what was deducted.',
  spec: '§2 Agent centre pages; call ours, decisions: Calls that the specification does not name.',
});

/** How a settlement came about, line by line: the lines' figures add up to the settlement's. */
export type SettlementDetail = OutputOf<typeof getSettlementDetail>;
