import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { currencyCode, text } from '../core/schemas';
import { decodeTicket, ticketSchema, type Ticket } from '../lottery/tickets';
import { betSchema, decodeBet, type Bet } from './bettingRecord';

/** One bet, whatever page of the record it is on. */
export interface WholeBet {
  readonly bet: Bet;
  /** What was bet on which draw; null where the bet is on no lottery. */
  readonly ticket: Ticket | null;
}

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
    ticket: v.nullable(ticketSchema()),
  }),
  encode: ({ betId }: { betId: string }) => ({ betId }),
  decode: ({ currency, bet, ticket }): WholeBet => ({
    bet: decodeBet(bet, currency),
    ticket: ticket && decodeTicket(ticket),
  }),
  summary: 'One bet of the member, with its ticket where it is on a lottery.',
  spec: '§2 personalHistoryCopy; call ours, decisions: Calls that the specification does not name.',
});
