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
    /** The lottery ticket of the bet; null if it isn't on a lottery. */
    ticket: v.nullable(ticketSchema()),
  }),
  summary: 'One bet of the member, with its ticket where it is on a lottery.',
  spec: '§2 personalHistoryCopy; call ours, decisions: Calls that the specification does not name.',
});

/** One bet, regardless of its page in the record. */
export type WholeBet = OutputOf<typeof getBet>;
