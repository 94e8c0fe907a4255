import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { categorySchema, type Category } from '../games/category';
import { endpoint } from '../core/endpoint';
import { count, currencyCode, decimal, nothing, wholeNumber } from '../core/schemas';

// Points are whole numbers and have a ledger of their own; they are never money.

export const getPointBalance = /* @__PURE__ */ endpoint({
  id: 'getPointBalance',
  tag: 'Points',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  auth: 'token',
  request: nothing(),
  value: v.object({ points: count() }),
  decode: ({ points }) => points,
  summary: 'How many points the member has.',
  spec: '§7 Points; value ours.',
});

/** How points are earned and what they are worth. */
export interface PointConfig {
  readonly isConvertible: boolean;
  /** So many points … */
  readonly convertPoints: number;
  /** … are worth so much. */
  readonly convertAmount: Money;
  readonly minConvertPoints: number;
  /** How many times over the money has to be played before it can be withdrawn. */
  readonly convertTurnover: number;
  /** Turnover that earns one point, by category. */
  readonly earning: readonly { readonly category: Category; readonly turnoverPerPoint: Money }[];
}

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
    convertPoints: wholeNumber(1),
    convertAmount: decimal(),
    minConvertPoints: count(),
    convertTurnover: v.optional(v.pipe(v.number(), v.minValue(0))),
    earning: v.array(v.object({ gameType: categorySchema(), turnoverPerPoint: decimal() })),
  }),
  decode: ({ currency, convertAmount, convertTurnover, earning, ...same }): PointConfig => ({
    ...same,
    convertAmount: parseMoney(convertAmount, currency),
    convertTurnover: convertTurnover ?? 0,
    earning: earning.map(({ gameType, turnoverPerPoint }) => ({
      category: gameType,
      turnoverPerPoint: parseMoney(turnoverPerPoint, currency),
    })),
  }),
  summary: 'How points are earned, and what they convert to.',
  spec: '§7 Points, MCS2_getPointConfig; value ours.',
});
