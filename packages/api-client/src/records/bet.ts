import * as v from 'valibot';
import { endpoint, type OutputOf } from '../core/endpoint';
import { currencyCode, text } from '../core/schemas';
import { ticketSchema } from '../lottery/tickets';
import { betSchema } from './bettingRecord';

export const getBet = /* @__PURE__ */ endpoint({
  id: 'getBet',
  tag: 'Records',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBet',
  auth: 'token',
  request: v.object({ betId: text(64) }),
  value: v.object({
    currency: currencyCode(),
    bet: betSchema(),
    /** What was bet on which draw; null where the bet is on no lottery. */
    ticket: v.nullable(ticketSchema()),
  }),
  summary: 'One bet of the member, with its ticket where it is on a lottery.',
  spec: '§2 personalHistoryCopy; call ours, decisions: Calls that the specification does not name.',
});

/** One bet, whatever page of the record it is on. */
export type WholeBet = OutputOf<typeof getBet>;
