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
    /** When it was launched. */
    openedAt: timestamp(),
    /** Stakes that were paid. */
    rounds: count(),
    /** Of these, how many are not settled yet. */
    openRounds: count(),
    stake: decimal(),
    payout: decimal(),
    /** Payout less stake. The stake of an open round is gone until something is paid for it. */
    result: decimal(),
  }),
  summary: 'What one sitting at a game has come to so far: rounds, stakes, payouts, result.',
  spec: 'decisions: Player protection (net position during play); call ours.',
});

/** What one sitting at a game has come to, from its launch on. */
export type GameSession = OutputOf<typeof getGameSession>;
