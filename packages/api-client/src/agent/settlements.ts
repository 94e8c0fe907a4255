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
    /** The contract's period. Null for hourly and real-time salaries: the kind determines the period. */
    period: v.nullable(periodSchema()),
    /** The account that was paid. */
    account: text(64),
    /** Inclusive: bets settled from this time on count. */
    from: timestamp(),
    /** Exclusive. */
    to: timestamp(),
    settledAt: timestamp(),
    turnover: decimal(),
    /** The team's loss; negative if it won. */
    loss: decimal(),
    activeMembers: count(),
    /** Null if no tier was reached. */
    rateBasisPoints: v.nullable(basisPoints()),
    /** Rate × turnover (or loss), rounded down to the hundredth. */
    gross: decimal(),
    /** The part that's owed to the direct downlines by their own contracts. */
    deducted: decimal(),
    /** The amount paid: gross minus deducted, never below zero. */
    amount: decimal(),
  });
}

/** The result of a contract for one period, even if zero. */
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

/** Sums over all settlements of a filter. */
export type SettlementTotals = FieldOf<ReturnType<typeof totalsSchema>>;

export const getSettlements = /* @__PURE__ */ endpoint({
  id: 'getSettlements',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getSettlements',
  auth: 'token',
  request: pagedRequest({
    kind: kindSchema(),
    /**
     * `mine`: settlements paid to the caller; `given`: those paid to direct downlines by the caller's
     * contracts with them.
     */
    role: roleSchema(),
    /** Periods that end after this. */
    from: v.optional(timestamp()),
    /** Periods that begin before this. */
    to: v.optional(timestamp()),
    /** Account of a direct downline, or a prefix of it. */
    search: searchText(),
    /** Only settlements of contracts with this period. */
    period: v.optional(periodSchema()),
    /** Only settlements with a payment, without the zero ones. */
    isPaidOnly: v.optional(v.boolean()),
  }),
  value: pagedValue(settlementSchema(), {
    currency: currencyCode(),
    /** Totals of all pages with this filter. */
    totals: totalsSchema(),
  }),
  summary: 'Lists the settlements of one kind of contract by period, with totals for the filter.',
  spec: "§2 Agent centre pages: dividend record, daily wages, hourly and real-time salary; call defined here. Includes periods with a zero result. `loss` is the team's loss.",
});

/* @__NO_SIDE_EFFECTS__ */
const lineEntries = () => ({
  turnover: decimal(),
  loss: decimal(),
  activeMembers: count(),
  /** What's owed by the downline's own contracts. */
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
    /** The tiers of the contract, and whether the team's figures reach them. */
    tiers: v.array(
      v.object({
        ...tierEntries(),
        isReached: v.boolean(),
        /** The tier that the payment is based on: the highest one reached. */
        isChosen: v.boolean(),
      }),
    ),
    /** The gross before rounding, as a decimal in the currency with six places. */
    exactGross: v.pipe(v.string(), v.regex(/^\d{1,13}\.\d{6}$/, 'must have six decimals')),
    /** Minimum turnover for a member to count as active. */
    activeTurnover: decimal(),
    /** The figures of each direct downline with all below: highest `owed` first, then highest turnover. */
    lines: v.array(
      v.object({
        account: text(64),
        ...lineEntries(),
        /**
         * The rate of this downline's own contract; null without one, if no tier was reached, or if its periods
         * are shorter than the settlement's.
         */
        rateBasisPoints: v.nullable(basisPoints()),
      }),
    ),
    /** The sum of the lines that aren't listed; null if all are. */
    others: v.nullable(v.object({ count: count(), ...lineEntries() })),
  }),
  summary:
    'Returns the calculation of a settlement: figures, tiers, rate, rounding and deductions.',
  spec: '§2 Agent centre pages; call defined here, decisions: Calls that the specification does not name.',
});

/** The calculation of a settlement: the figures of the lines add up to those of the settlement. */
export type SettlementDetail = OutputOf<typeof getSettlementDetail>;
