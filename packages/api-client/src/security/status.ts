import * as v from 'valibot';
import { endpoint, type OutputOf } from '../core/endpoint';
import { count, nothing, text, timestamp } from '../core/schemas';

/** A way to reach the member, as the member alone sees it. */
/* @__NO_SIDE_EFFECTS__ */
function contactSchema() {
  return v.object({
    /** Enough to know it by: `+63 ··· 4567`, `ju···@example.com`. */
    masked: text(254),
    /** Proven by a code. A phone that codes are sent to always is. */
    isVerified: v.boolean(),
  });
}

export const getSecurityStatus = /* @__PURE__ */ endpoint({
  id: 'getSecurityStatus',
  tag: 'Security',
  method: 'GET',
  path: '/wps/relay/MCSFE_getSecurityStatus',
  auth: 'token',
  request: nothing(),
  value: v.object({
    /** An account that a third party has opened may have none. */
    hasPassword: v.boolean(),
    passwordChangedAt: timestamp(),
    hasPaymentPassword: v.boolean(),
    email: v.nullable(contactSchema()),
    mobile: v.nullable(contactSchema()),
    secondFactor: v.object({
      /** Null while it is off. */
      since: v.nullable(timestamp()),
      recoveryCodesLeft: count(),
    }),
    /** Devices that are signed in now. */
    sessionCount: count(),
    /** Until when nothing can be withdrawn, after the payment password was reset; null where all is open. */
    withdrawalsRestUntil: v.nullable(timestamp()),
  }),
  summary: 'What protects the account: passwords, bound contacts, the second step, devices.',
  spec: '§2 Member centre pages (security centre); path and value ours.',
});

/** What protects an account, and since when. */
export type SecurityStatus = OutputOf<typeof getSecurityStatus>;
