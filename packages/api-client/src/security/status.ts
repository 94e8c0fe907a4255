import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, nothing, text, timestamp } from '../core/schemas';

/** A way to reach the member, as the member alone sees it. */
export interface BoundContact {
  /** Enough to know it by: `+63 ··· 4567`, `ju···@example.com`. */
  readonly masked: string;
  /** Proven by a code. A phone that codes are sent to always is. */
  readonly isVerified: boolean;
}

/** What protects an account, and since when. */
export interface SecurityStatus {
  /** An account that a third party has opened may have none. */
  readonly hasPassword: boolean;
  /** Milliseconds since 1970, as all times here. */
  readonly passwordChangedAt: number;
  readonly hasPaymentPassword: boolean;
  readonly email: BoundContact | null;
  readonly mobile: BoundContact | null;
  readonly secondFactor: {
    /** Null while it is off. */
    readonly since: number | null;
    readonly recoveryCodesLeft: number;
  };
  /** Devices that are signed in now. */
  readonly sessionCount: number;
  /** Until when nothing can be withdrawn, after the payment password was reset; null where all is open. */
  readonly withdrawalsRestUntil: number | null;
}

/* @__NO_SIDE_EFFECTS__ */
function contactSchema() {
  return v.nullable(v.object({ masked: text(254), verified: v.boolean() }));
}

const contactOf = (wire: { masked: string; verified: boolean } | null): BoundContact | null =>
  wire && { masked: wire.masked, isVerified: wire.verified };

export const getSecurityStatus = /* @__PURE__ */ endpoint({
  id: 'getSecurityStatus',
  tag: 'Security',
  method: 'GET',
  path: '/wps/relay/MCSFE_getSecurityStatus',
  auth: 'token',
  request: nothing(),
  value: v.object({
    hasPassword: v.boolean(),
    passwordChangedAt: timestamp(),
    hasPaymentPassword: v.boolean(),
    email: contactSchema(),
    mobile: contactSchema(),
    totpSince: v.nullable(timestamp()),
    recoveryCodesLeft: count(),
    sessionCount: count(),
    withdrawalsRestUntil: v.nullable(timestamp()),
  }),
  decode: ({ email, mobile, totpSince, recoveryCodesLeft, ...same }): SecurityStatus => ({
    ...same,
    email: contactOf(email),
    mobile: contactOf(mobile),
    secondFactor: { since: totpSince, recoveryCodesLeft },
  }),
  summary: 'What protects the account: passwords, bound contacts, the second step, devices.',
  spec: '§2 Member centre pages (security centre); path and value ours.',
});
