import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, timestamp } from '../core/schemas';

export const takeTimeOut = /* @__PURE__ */ endpoint({
  id: 'takeTimeOut',
  tag: 'Protection',
  method: 'POST',
  path: '/wps/relay/MCSFE_takeTimeOut',
  auth: 'token',
  request: v.object({ hours: count() }),
  value: v.object({ endsAt: timestamp() }),
  summary: 'Begins a time-out: no games, no deposits, no offers until it ends; nobody shortens it.',
  spec: 'decisions: Player protection; path and body ours.',
});

export const excludeMyself = /* @__PURE__ */ endpoint({
  id: 'excludeMyself',
  tag: 'Protection',
  method: 'POST',
  path: '/wps/relay/MCSFE_selfExclude',
  auth: 'token',
  encrypted: true,
  request: v.object({
    /** Null: permanent. */
    months: v.nullable(count()),
    /** The sign-in password; empty if the account has none. */
    password: v.optional(v.pipe(v.string(), v.maxLength(128))),
    confirmed: v.literal(true),
  }),
  value: v.object({
    /** Null: never. */
    endsAt: v.nullable(timestamp()),
  }),
  summary:
    'Excludes the member for months or for good: every session ends, and sign-ins are refused.',
  spec: 'decisions: Player protection; path and body ours. Encrypted, as it carries the password.',
});
