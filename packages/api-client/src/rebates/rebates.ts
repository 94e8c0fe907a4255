import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { count, currencyCode, nothing, pagedRequest, pagedValue, timestamp } from '../core/schemas';
import { categorySchema } from '../games/category';

/* @__NO_SIDE_EFFECTS__ */
const rebateEntries = () => ({
  category: categorySchema(),
  /** In bets settled since the last claim. */
  turnover: decimal(),
  /** Hundredths of a percent. */
  rateBasisPoints: count(),
  /** Turnover × rate, rounded down to a hundredth. */
  amount: decimal(),
  /** Bets settled from this time on count. */
  from: timestamp(),
});

/* @__NO_SIDE_EFFECTS__ */
const rebateSchema = () => v.object(rebateEntries());

/** The rebate of one category. */
export type Rebate = FieldOf<ReturnType<typeof rebateSchema>>;

export const getRebates = /* @__PURE__ */ endpoint({
  id: 'getRebates',
  tag: 'Member',
  method: 'GET',
  path: '/wps/relay/MCSFE_getManualRebate',
  auth: 'token',
  request: nothing(),
  value: v.object({
    currency: currencyCode(),
    total: decimal(),
    /** Bets settled before this time are counted. */
    to: timestamp(),
    /** Turnover older than this many days earns no rebate. */
    days: count(),
    turnoverMultiple: count(),
    rebates: v.array(rebateSchema()),
  }),
  summary:
    'Returns the claimable rebate by category, from the last claim until shortly before now.',
  spec: '§2 Member centre pages, manualRebate; path and value defined here. The rate is in basis points; amounts are rounded down.',
});

/** Output of {@link getRebates}. */
export type RebateSummary = OutputOf<typeof getRebates>;

export const claimRebate = /* @__PURE__ */ endpoint({
  id: 'claimRebate',
  tag: 'Member',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimManualRebate',
  auth: 'token',
  idempotent: true,
  request: v.object({
    /** Omitted: all categories. */
    category: v.optional(categorySchema()),
  }),
  value: v.object({ amount: decimal(), currency: currencyCode(), claimedAt: timestamp() }),
  summary: 'Claims the rebate of one category or of all; turnover counts only once.',
  spec: '§2 Member centre pages, manualRebate; path, body and value defined here.',
});

/* @__NO_SIDE_EFFECTS__ */
function claimSchema() {
  return v.object({
    id: v.string(),
    ...rebateEntries(),
    /** Bets settled before this time were counted. */
    to: timestamp(),
    claimedAt: timestamp(),
  });
}

/** A claimed rebate. */
export type RebateClaim = FieldOf<ReturnType<typeof claimSchema>>;

export const listRebateClaims = /* @__PURE__ */ endpoint({
  id: 'listRebateClaims',
  tag: 'Member',
  method: 'GET',
  path: '/wps/relay/MCSFE_getManualRebateRecord',
  auth: 'token',
  request: pagedRequest({}),
  value: pagedValue(claimSchema(), { currency: currencyCode() }),
  summary: "Lists the member's claimed rebates, newest first.",
  spec: '§2 Member centre pages, manualRebate; path and value defined here.',
});
