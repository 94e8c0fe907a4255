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
  summary:
    "Starts a time-out that blocks games, deposits and offers until it ends; it can't be shortened.",
  spec: 'decisions: Player protection; path and body defined here.',
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
    'Excludes the member for a number of months or permanently; every session ends, and sign-ins are rejected.',
  spec: 'decisions: Player protection; path and body defined here. Encrypted because it contains the password.',
});
