import type { SessionEndReason } from '@perya/api-client';
import { RETRY_AFTER_S } from '@perya/http-server';
import { isRegionRestricted, type LocationParts } from '../location/visitorLocation';
import type { Member } from './caller';

export interface RejectionDetails {
  /** For the message's placeholders. */
  params?: Record<string, string | number>;
  /** Data that a page needs to continue, for example `{ captchaRequired: true }`. */
  value?: unknown;
  /** Seconds after which a retry makes sense: the `Retry-After` header. */
  retryAfter?: number;
}

export type RejectionStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 409
  | 410
  | 413
  | 415
  | 422
  | 429
  | 451
  | 500
  | 501
  | 502
  | 503;

/** Rejects a call. Can be thrown anywhere below a handler; the response is the envelope of a failure. */
export class Rejection extends Error {
  override readonly name = 'Rejection';
  readonly status: RejectionStatus;
  /** Machine code in SCREAMING_SNAKE. */
  readonly code: string;
  /** Key in the site's `errors` catalogue, or a text in the caller's language. */
  readonly messageKey: string;
  readonly details: RejectionDetails;

  constructor(
    status: RejectionStatus,
    code: string,
    messageKey: string,
    details: RejectionDetails = {},
  ) {
    super(`${status} ${code}: ${messageKey}`);
    this.status = status;
    this.code = code;
    this.messageKey = messageKey;
    this.details = details;
  }
}

/** No session, or an unknown one. */
export const notLoggedIn = () => new Rejection(401, 'NOT_SIGNED_IN', 'not_logged_in');

const SESSION_ENDS = {
  expired: { code: 'SESSION_EXPIRED', messageKey: 'session_expired' },
  replaced: { code: 'SESSION_REPLACED', messageKey: 'session_replaced' },
  ended: { code: 'SESSION_ENDED', messageKey: 'session_ended' },
} as const satisfies Record<SessionEndReason, { code: string; messageKey: string }>;

/** The session has ended, for the given reason. */
export function sessionOver(reason: SessionEndReason): Rejection {
  const { code, messageKey } = SESSION_ENDS[reason];
  return new Rejection(401, code, messageKey);
}

/** The session can only be used to change the password, which has expired or is the default one. */
export const passwordChangeRequired = (isExpired: boolean) =>
  new Rejection(
    403,
    'PASSWORD_CHANGE_REQUIRED',
    isExpired ? 'password_expired' : 'password_change_required',
  );

/** The brand has switched it off. */
export const notEnabled = () =>
  new Rejection(403, 'OPERATION_NOT_ENABLED', 'operation_not_enabled');

/** Too many attempts; `retryAfter` in seconds. */
export const tooManyRequests = (retryAfter: number) =>
  new Rejection(429, 'TOO_MANY_REQUESTS', 'too_many_requests', {
    params: { count: Math.max(1, Math.ceil(retryAfter / 60)) },
    retryAfter,
  });

/** The maximum number is in progress: a retry after a second may succeed. */
export const busy = () =>
  new Rejection(429, 'BUSY', 'too_many_requests', { params: { count: 1 }, retryAfter: 1 });

/** The network or the account has too many requests in progress. */
export const overloaded = () =>
  new Rejection(503, 'OVERLOADED', 'service_unavailable', { retryAfter: RETRY_AFTER_S });

/** The account's balance is too low. */
export const insufficientBalance = () =>
  new Rejection(422, 'INSUFFICIENT_BALANCE', 'insufficient_balance');

/** Trial accounts can look but not act (specification §8). */
export const trueAccountNeeded = () =>
  new Rejection(403, 'TRUE_ACCOUNT_NEEDED', 'in_need_true_account');

/** Rejects what would move money while the account is being closed. */
export function rejectIfClosing({ closing }: Pick<Member, 'closing'>): void {
  if (closing !== null) throw new Rejection(422, 'ACCOUNT_CLOSING', 'account_closing');
}

/** Why the site is closed to a visitor, by IP address; undefined if it's open. */
export function siteClosureOf(platform: LocationParts, ip: string): Rejection | undefined {
  if (platform.brand.current.status.maintenance) {
    return new Rejection(503, 'MAINTENANCE', 'system_maintenance');
  }
  return isRegionRestricted(platform, ip)
    ? new Rejection(451, 'REGION_RESTRICTED', 'access_restricted')
    : undefined;
}

/** A closed site also rejects calls that don't come from its page. */
export function rejectIfSiteClosed(platform: LocationParts, ip: string): void {
  const closure = siteClosureOf(platform, ip);
  if (closure !== undefined) throw closure;
}
