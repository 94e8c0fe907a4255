import * as v from 'valibot';
import { endpoint, type OutputOf } from '../core/endpoint';
import { count, nothing, text, timestamp } from '../core/schemas';

/** A contact of the member, as shown only to the member. */
/* @__NO_SIDE_EFFECTS__ */
function contactSchema() {
  return v.object({
    /** Enough to recognize it: `+63 ··· 4567`, `ju···@example.com`. */
    masked: text(254),
    /** Verified by a code. A phone that codes are sent to is always verified. */
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
    /** An account created through a third party may have none. */
    hasPassword: v.boolean(),
    passwordChangedAt: timestamp(),
    hasPaymentPassword: v.boolean(),
    email: v.nullable(contactSchema()),
    mobile: v.nullable(contactSchema()),
    secondFactor: v.object({
      /** Null while off. */
      since: v.nullable(timestamp()),
      recoveryCodesLeft: count(),
    }),
    /** Devices that are signed in. */
    sessionCount: count(),
    /** When withdrawals are possible again after a reset of the payment password; null if they are now. */
    withdrawalsRestUntil: v.nullable(timestamp()),
  }),
  summary:
    'Returns what protects the account: passwords, bound contacts, the second step and signed-in devices.',
  spec: '§2 Member centre pages (security centre); path and value defined here.',
});

/** What protects an account, and since when. */
export type SecurityStatus = OutputOf<typeof getSecurityStatus>;
