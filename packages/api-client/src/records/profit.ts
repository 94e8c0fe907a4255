import * as v from 'valibot';
import { categorySchema } from '../games/category';
import { endpoint, type InputOf, type OutputOf } from '../core/endpoint';
import { currencyCode, oneOf, text, timestamp } from '../core/schemas';
import { betTotalsEntries, betTotalsSchema } from './bettingRecord';

export const getProfitReport = /* @__PURE__ */ endpoint({
  id: 'getProfitReport',
  tag: 'Records',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPersonalProfit',
  auth: 'token',
  request: v.object({
    unit: oneOf({ day: 'DAY', week: 'WEEK', month: 'MONTH' }),
    /** Bets placed at or after this. */
    from: timestamp(),
    /** Bets placed before this. */
    to: timestamp(),
  }),
  value: v.object({
    currency: currencyCode(),
    totals: betTotalsSchema(),
    /** By day, week (from Monday) or month in the brand's time zone, earliest first; only periods with bets. */
    periods: v.array(
      v.object({
        /** First day of the period, `yyyy-MM-dd`. */
        start: text(10),
        ...betTotalsEntries(),
      }),
    ),
    categories: v.array(v.object({ category: categorySchema(), ...betTotalsEntries() })),
  }),
  summary: "Returns the member's profit and loss by day, week or month, and by category.",
  spec: '§2 personalProfit; call defined here, decisions: Calls that the specification does not name.',
});

/** Unit of the rows of a profit report. */
export type ProfitUnit = InputOf<typeof getProfitReport>['unit'];

/** A member's profit and loss in a time range. */
export type ProfitReport = OutputOf<typeof getProfitReport>;
