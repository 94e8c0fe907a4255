import * as v from 'valibot';
import { categorySchema } from '../games/category';
import { endpoint, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { count, currencyCode, nothing, wholeNumber } from '../core/schemas';

// Points are whole numbers with their own ledger; they are never money.

export const getPointBalance = /* @__PURE__ */ endpoint({
  id: 'getPointBalance',
  tag: 'Points',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  auth: 'token',
  request: nothing(),
  value: count(),
  summary: "Returns the member's points balance.",
  spec: '§7 Points; value defined here.',
});

export const getPointConfig = /* @__PURE__ */ endpoint({
  id: 'getPointConfig',
  tag: 'Points',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  auth: 'optional',
  request: nothing(),
  value: v.object({
    currency: currencyCode(),
    isConvertible: v.boolean(),
    /** Number of points that convert to `convertAmount`. */
    convertPoints: wholeNumber(1),
    /** What `convertPoints` points are worth. */
    convertAmount: decimal(),
    minConvertPoints: count(),
    /** Turnover required before a withdrawal, as a multiple of the money. */
    convertTurnover: v.pipe(v.number(), v.minValue(0)),
    /** Turnover that earns one point, by category. */
    earning: v.array(v.object({ category: categorySchema(), turnoverPerPoint: decimal() })),
  }),
  summary: 'Returns how points are earned and what they convert to.',
  spec: '§7 Points, MCS2_getPointConfig; value defined here.',
});

/** How points are earned and what they are worth. */
export type PointConfig = OutputOf<typeof getPointConfig>;
