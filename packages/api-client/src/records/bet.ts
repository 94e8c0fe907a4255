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
  summary: "Returns one of the member's bets, with its ticket if it's a lottery bet.",
  spec: '§2 personalHistoryCopy; call defined here, decisions: Calls that the specification does not name.',
});

/** One bet, regardless of its page in the record. */
export type BetWithTicket = OutputOf<typeof getBet>;
