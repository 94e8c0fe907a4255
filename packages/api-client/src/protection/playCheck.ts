import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, currencyCode, decimal, done, nothing, timestamp } from '../core/schemas';

/** How the member's play stands, for the page that a game is open on. */
export interface PlayCheck {
  /** How long he has played without a pause, in milliseconds. */
  readonly playedMs: number;
  /** What settled bets have brought in that time; below zero is lost. */
  readonly result: Money;
  /** A reality check is due: the page asks whether to go on. */
  readonly isDue: boolean;
  /** Milliseconds until the next one; null where there is none. */
  readonly dueInMs: number | null;
  /** Why play is over for now, and until when; null while it is not. */
  readonly over: {
    readonly reason: 'time-limit' | 'break';
    /** Milliseconds since 1970; null: for good. */
    readonly until: number | null;
  } | null;
}

export const checkPlay = /* @__PURE__ */ endpoint({
  id: 'checkPlay',
  tag: 'Protection',
  method: 'POST',
  path: '/wps/relay/MCSFE_checkPlay',
  auth: 'token',
  request: nothing(),
  value: v.object({
    playedMs: count(),
    winLoss: decimal(),
    currency: currencyCode(),
    due: v.boolean(),
    dueInMs: v.nullable(count()),
    over: v.nullable(
      v.object({
        reason: v.picklist(['TIME_LIMIT', 'BREAK']),
        endTime: v.nullable(timestamp()),
      }),
    ),
  }),
  decode: ({ playedMs, winLoss, currency, due, dueInMs, over }): PlayCheck => ({
    playedMs,
    result: parseMoney(winLoss, currency),
    isDue: due,
    dueInMs,
    over: over && {
      reason: over.reason === 'BREAK' ? 'break' : 'time-limit',
      until: over.endTime,
    },
  }),
  summary: 'Says that a game is open, and asks how long, what it came to, and whether to go on.',
  spec: 'decisions: Player protection (reality check, session-time limit); path and value ours. A POST: it is a sign of play.',
});

export const answerRealityCheck = /* @__PURE__ */ endpoint({
  id: 'answerRealityCheck',
  tag: 'Protection',
  method: 'POST',
  path: '/wps/relay/MCSFE_answerRealityCheck',
  auth: 'token',
  request: nothing(),
  value: done(),
  summary: 'The member has seen the reality check and goes on: the next one is counted from now.',
  spec: 'decisions: Player protection; path ours.',
});
