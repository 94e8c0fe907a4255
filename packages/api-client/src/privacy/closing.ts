import * as v from 'valibot';
import { decimal } from '../core/amounts';
import { endpoint, type OutputOf } from '../core/endpoint';
import { count, currencyCode, nothing, oneOf, text, timestamp } from '../core/schemas';

/** Max length of the reason that a member gives for closing an account, in characters. */
export const CLOSING_REASON_LENGTH = 500;

const SPEC =
  'decisions: what a player expects where the specification is silent (closing an account)';

/* @__NO_SIDE_EFFECTS__ */
function closingState() {
  return oneOf({
    open: 'OPEN',
    /** The closing withdrawal waits for its approval. */
    requested: 'REQUESTED',
    /** It's approved or paid; the account is closed once the money has arrived. */
    payingOut: 'PAYING_OUT',
    closed: 'CLOSED',
  });
}

export const getClosing = /* @__PURE__ */ endpoint({
  id: 'getClosing',
  tag: 'Account',
  method: 'GET',
  path: '/wps/relay/MCSFE_getClosing',
  auth: 'token',
  request: nothing(),
  value: v.object({
    state: closingState(),
    /** Of an agent with downlines or contracts: only customer service can close it. */
    needsService: v.boolean(),
    /** What has to end first; only while the account is open. */
    open: v.array(
      v.object({
        what: oneOf({
          bets: 'BETS',
          deposits: 'DEPOSITS',
          withdrawals: 'WITHDRAWALS',
          vendorWallets: 'VENDOR_WALLETS',
          redemptions: 'REDEMPTIONS',
        }),
        count: count(),
        /** Null for what isn't money. */
        amount: v.nullable(decimal()),
      }),
    ),
    currency: currencyCode(),
    /** What is paid out, without a fee: the main wallet less `forfeited`. */
    payout: decimal(),
    /** What is left of bonuses whose turnover isn't met. */
    forfeited: decimal(),
    /** The closing that is under way; null while the account is open. */
    requestedAt: v.nullable(timestamp()),
    /** Why the last closing left the account open; null without one. */
    failure: v.nullable(
      v.object({
        reason: oneOf({ paymentRefused: 'PAYMENT_REFUSED', moneyLeft: 'MONEY_LEFT' }),
        at: timestamp(),
      }),
    ),
  }),
  summary:
    "Returns the state of an account's closing, what has to end first, and what is paid out.",
  spec: `${SPEC}; path and value defined here.`,
});

/** The state of an account's closing, what has to end first, and what is paid out. */
export type Closing = OutputOf<typeof getClosing>;

export const requestClosing = /* @__PURE__ */ endpoint({
  id: 'requestClosing',
  tag: 'Account',
  method: 'POST',
  path: '/wps/relay/MCSFE_requestClosing',
  auth: 'token',
  encrypted: true,
  idempotent: true,
  request: v.object({
    /** The sign-in password. */
    password: text(128),
    /** From the authenticator app, or a recovery code; needed if the second sign-in step is on. */
    code: v.optional(text(32)),
    reason: v.optional(text(CLOSING_REASON_LENGTH)),
    /** The amounts that the member has confirmed: different ones are rejected. */
    payout: decimal(),
    forfeited: decimal(),
    /** Id of the payout account, and the payment password; needed if money is paid out. */
    accountId: v.optional(text(64)),
    paymentPassword: v.optional(text(32)),
  }),
  value: v.object({ state: closingState() }),
  summary:
    'Requests that the account is closed, and pays out what it holds. Without money it is closed at once, and all sessions end.',
  spec: `${SPEC}; path, body and value defined here. Encrypted because it contains passwords.`,
});

export const cancelClosing = /* @__PURE__ */ endpoint({
  id: 'cancelClosing',
  tag: 'Account',
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelClosing',
  auth: 'token',
  idempotent: true,
  request: nothing(),
  value: v.object({
    currency: currencyCode(),
    /** What is still paid out, because its payment was already approved. */
    stillPaid: decimal(),
  }),
  summary:
    'Keeps the account open, and cancels what of the closing withdrawal is not approved yet.',
  spec: `${SPEC}; path and value defined here.`,
});
