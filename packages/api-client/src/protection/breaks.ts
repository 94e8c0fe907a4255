import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, text, timestamp } from '../core/schemas';

export const takeTimeOut = /* @__PURE__ */ endpoint({
  id: 'takeTimeOut',
  tag: 'Protection',
  method: 'POST',
  path: '/wps/relay/MCSFE_takeTimeOut',
  auth: 'token',
  request: v.object({ hours: count() }),
  value: v.object({ endTime: timestamp() }),
  decode: ({ endTime }): { readonly endsAt: number } => ({ endsAt: endTime }),
  summary: 'Begins a time-out: no games, no deposits, no offers until it ends; nobody shortens it.',
  spec: 'decisions: Player protection; path and body ours.',
});

export interface SelfExclusionInput {
  /** Null: for good. */
  months: number | null;
  /** The sign-in password; empty where the account has none. */
  password: string;
}

export const excludeMyself = /* @__PURE__ */ endpoint({
  id: 'excludeMyself',
  tag: 'Protection',
  method: 'POST',
  path: '/wps/relay/MCSFE_selfExclude',
  auth: 'token',
  encrypted: true,
  request: v.object({
    months: v.nullable(count()),
    password: v.optional(text(128)),
    confirmed: v.literal(true),
  }),
  value: v.object({ endTime: v.nullable(timestamp()) }),
  encode: ({ months, password }: SelfExclusionInput) => ({
    months,
    ...(password === '' ? {} : { password }),
    confirmed: true as const,
  }),
  decode: ({ endTime }): { readonly endsAt: number | null } => ({ endsAt: endTime }),
  summary:
    'Excludes the member for months or for good: every session ends, and sign-ins are refused.',
  spec: 'decisions: Player protection; path and body ours. Encrypted, as it carries the password.',
});
