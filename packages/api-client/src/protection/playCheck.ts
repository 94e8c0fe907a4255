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
    /** How long the member has played without a break, in milliseconds. */
    playedMs: count(),
    /** The result of bets settled in that time; negative: a loss. */
    result: decimal(),
    currency: currencyCode(),
    /** A reality check is due: the page asks whether to continue. */
    isDue: v.boolean(),
    /** Milliseconds until the next one; null where there is none. */
    dueInMs: v.nullable(count()),
    /** Why play is blocked now, and until when; null if it isn't. */
    over: v.nullable(
      v.object({
        reason: oneOf({ 'time-limit': 'TIME_LIMIT', break: 'BREAK' }),
        /** Null: permanent. */
        until: v.nullable(timestamp()),
      }),
    ),
  }),
  summary:
    'Reports that a game is open and returns the playing time, the result and whether play can continue.',
  spec: 'decisions: Player protection (reality check, session-time limit); path and value defined here. A POST, because it counts as activity.',
});

/** The status of the member's play, for a page with an open game. */
export type PlayCheck = OutputOf<typeof checkPlay>;

export const answerRealityCheck = /* @__PURE__ */ endpoint({
  id: 'answerRealityCheck',
  tag: 'Protection',
  method: 'POST',
  path: '/wps/relay/MCSFE_answerRealityCheck',
  auth: 'token',
  request: nothing(),
  value: done(),
  summary: 'Acknowledges a reality check and continues play; the next interval starts now.',
  spec: 'decisions: Player protection; path defined here.',
});
