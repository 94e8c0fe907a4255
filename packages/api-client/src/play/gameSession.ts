import * as v from 'valibot';
import { endpoint, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { count, currencyCode, text, timestamp } from '../core/schemas';

export const getGameSession = /* @__PURE__ */ endpoint({
  id: 'getGameSession',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/MCSFE_getGameSession',
  auth: 'token',
  request: v.object({ id: text(64) }),
  value: v.object({
    id: text(64),
    currency: currencyCode(),
    /** When the game was launched. */
    openedAt: timestamp(),
    /** Number of stakes paid. */
    rounds: count(),
    /** How many of these are not settled yet. */
    openRounds: count(),
    stake: decimal(),
    payout: decimal(),
    /** Payout less stake. The stake of an open round counts as lost until something is paid for it. */
    result: decimal(),
  }),
  summary: 'Returns the totals of a game session so far: rounds, stakes, payouts and result.',
  spec: 'decisions: Player protection (net position during play); call defined here.',
});

/** The result of one game session so far, since its launch. */
export type GameSession = OutputOf<typeof getGameSession>;
