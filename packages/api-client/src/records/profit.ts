import * as v from 'valibot';
import { categorySchema, type Category } from '../games/category';
import { endpoint } from '../core/endpoint';
import { currencyCode, text, timestamp } from '../core/schemas';
import { betTotalsSchema, decodeBetTotals, type BettingTotals } from './bettingRecord';

const UNITS = { day: 'DAY', week: 'WEEK', month: 'MONTH' } as const;

export type ProfitUnit = keyof typeof UNITS;

/** What was won and lost in a time. */
export interface ProfitReport {
  readonly currency: string;
  readonly totals: BettingTotals;
  /** By day, week (from Monday) or month in the brand's time zone, the earliest first; only those with bets. */
  readonly periods: readonly (BettingTotals & {
    /** Its first day, `yyyy-MM-dd`. */
    readonly start: string;
  })[];
  readonly categories: readonly (BettingTotals & { readonly category: Category })[];
}

interface ProfitFilter {
  unit: ProfitUnit;
  /** Bets placed at or after this; milliseconds since 1970. */
  from: number;
  /** Bets placed before this; milliseconds since 1970. */
  to: number;
}

export const getProfitReport = /* @__PURE__ */ endpoint({
  id: 'getProfitReport',
  tag: 'Records',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPersonalProfit',
  auth: 'token',
  request: v.object({
    unit: v.picklist(['DAY', 'WEEK', 'MONTH']),
    from: timestamp(),
    to: timestamp(),
  }),
  value: v.object({
    currency: currencyCode(),
    totals: betTotalsSchema(),
    periods: v.array(v.object({ start: text(10), totals: betTotalsSchema() })),
    categories: v.array(v.object({ gameType: categorySchema(), totals: betTotalsSchema() })),
  }),
  encode: ({ unit, from, to }: ProfitFilter) => ({ unit: UNITS[unit], from, to }),
  decode: ({ currency, totals, periods, categories }): ProfitReport => ({
    currency,
    totals: decodeBetTotals(totals, currency),
    periods: periods.map((period) => ({
      start: period.start,
      ...decodeBetTotals(period.totals, currency),
    })),
    categories: categories.map((each) => ({
      category: each.gameType,
      ...decodeBetTotals(each.totals, currency),
    })),
  }),
  summary: "The member's profit and loss by day, week or month and by category.",
  spec: '§2 personalProfit; call ours, decisions: Calls that the specification does not name.',
});
