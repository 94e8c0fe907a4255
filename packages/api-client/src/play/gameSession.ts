import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { count, currencyCode, text, timestamp } from '../core/schemas';

/** What one sitting at a game has come to, from its launch on. */
export interface GameSession {
  readonly id: string;
  /** When it was launched; milliseconds since 1970. */
  readonly openedAt: number;
  /** Stakes that were paid. */
  readonly rounds: number;
  /** Of these, how many are not settled yet. */
  readonly openRounds: number;
  readonly stake: Money;
  readonly payout: Money;
  /** Payout less stake. The stake of an open round is gone until something is paid for it. */
  readonly result: Money;
}

export const getGameSession = /* @__PURE__ */ endpoint({
  id: 'getGameSession',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/MCSFE_getGameSession',
  auth: 'token',
  request: v.object({ sessionId: text(64) }),
  value: v.object({
    sessionId: text(64),
    currency: currencyCode(),
    openTime: timestamp(),
    rounds: count(),
    openRounds: count(),
    stake: decimal(),
    payout: decimal(),
    winLoss: decimal(),
  }),
  encode: ({ id }: { id: string }) => ({ sessionId: id }),
  decode: ({ sessionId, currency, openTime, rounds, openRounds, ...amounts }): GameSession => ({
    id: sessionId,
    openedAt: openTime,
    rounds,
    openRounds,
    stake: parseMoney(amounts.stake, currency),
    payout: parseMoney(amounts.payout, currency),
    result: parseMoney(amounts.winLoss, currency),
  }),
  summary: 'What one sitting at a game has come to so far: rounds, stakes, payouts, result.',
  spec: 'decisions: Player protection (net position during play); call ours.',
});
