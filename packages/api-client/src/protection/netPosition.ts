import * as v from 'valibot';
import { endpoint, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { currencyCode, nothing, oneOf, timestamp } from '../core/schemas';

export const getNetPosition = /* @__PURE__ */ endpoint({
  id: 'getNetPosition',
  tag: 'Protection',
  method: 'GET',
  path: '/wps/relay/MCSFE_getNetPosition',
  auth: 'token',
  request: nothing(),
  value: v.object({
    currency: currencyCode(),
    periods: v.array(
      v.object({
        period: oneOf({ week: 'WEEK', month: 'MONTH', year: 'YEAR' }),
        startedAt: timestamp(),
        deposits: decimal(),
        withdrawals: decimal(),
        /** Of bets settled in the period. */
        stakes: decimal(),
        payouts: decimal(),
        /** Payouts less stakes; negative: a loss. */
        net: decimal(),
      }),
    ),
  }),
  summary:
    'Returns the totals of this week, month and year: deposits, withdrawals, stakes, payouts and net result.',
  spec: 'decisions: Player protection (net-position summary); path and value defined here.',
});

/** A member's totals for one calendar period. */
export type NetPosition = OutputOf<typeof getNetPosition>['periods'][number];
