import * as v from 'valibot';
import { endpoint, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { count, currencyCode, done, nothing, oneOf, timestamp } from '../core/schemas';

export const checkPlay = /* @__PURE__ */ endpoint({
  id: 'checkPlay',
  tag: 'Protection',
  method: 'POST',
  path: '/wps/relay/MCSFE_checkPlay',
  auth: 'token',
  request: nothing(),
  value: v.object({
    /** How long the member has played without a pause, in milliseconds. */
    playedMs: count(),
    /** What settled bets have brought in that time; below zero is lost. */
    result: decimal(),
    currency: currencyCode(),
    /** A reality check is due: the page asks whether to go on. */
    isDue: v.boolean(),
    /** Milliseconds until the next one; null where there is none. */
    dueInMs: v.nullable(count()),
    /** Why play is over for now, and until when; null while it is not. */
    over: v.nullable(
      v.object({
        reason: oneOf({ 'time-limit': 'TIME_LIMIT', break: 'BREAK' }),
        /** Null: for good. */
        until: v.nullable(timestamp()),
      }),
    ),
  }),
  summary: 'Says that a game is open, and asks how long, what it came to, and whether to go on.',
  spec: 'decisions: Player protection (reality check, session-time limit); path and value ours. A POST: it is a sign of play.',
});

/** How the member's play stands, for the page that a game is open on. */
export type PlayCheck = OutputOf<typeof checkPlay>;

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
