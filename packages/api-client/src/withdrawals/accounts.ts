import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint, type InputOf, type OutputOf } from '../core/endpoint';
import { count, done, nothing, oneOf, text, timestamp } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
export function payoutKind() {
  return oneOf({ bankCard: 'BANK_CARD', eWallet: 'E_WALLET', crypto: 'CRYPTO' });
}

/** A kind of payout account. */
export type PayoutKind = FieldOf<ReturnType<typeof payoutKind>>;

/* @__NO_SIDE_EFFECTS__ */
function accountSchema() {
  return v.object({
    id: text(64),
    kind: payoutKind(),
    /** Code of the bank, the e-wallet or the network. */
    provider: text(32),
    providerName: text(64),
    /** Masked: `•••• 6789`, `TQn9…xY3z`. */
    number: text(64),
    /** Masked; null for a crypto address. */
    holder: v.nullable(v.string()),
    addedAt: timestamp(),
    /** Withdrawals to it are possible from this time on. */
    usableAt: timestamp(),
  });
}

export type WirePayoutAccount = v.InferOutput<ReturnType<typeof accountSchema>>;

/** Where a member's withdrawals go. */
export type PayoutAccount = FieldOf<ReturnType<typeof accountSchema>>;

export const listPayoutAccounts = /* @__PURE__ */ endpoint({
  id: 'listPayoutAccounts',
  tag: 'Payouts',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPayoutAccounts',
  auth: 'token',
  request: nothing(),
  value: v.object({
    accounts: v.array(accountSchema()),
    /** The kinds of account that the brand pays to. */
    kinds: v.array(
      v.object({
        kind: payoutKind(),
        /** Max number of accounts of this kind per member. */
        max: count(),
        providers: v.array(v.object({ code: text(32), name: text(64) })),
      }),
    ),
    /** The member's real name, if known. */
    realName: v.nullable(v.string()),
    /** Whether an account must be in the member's own name. */
    mustBeOwnName: v.boolean(),
    /** Hours before the first withdrawal to a new account; 0 for none. */
    restHours: count(),
    hasPaymentPassword: v.boolean(),
  }),
  summary:
    "Lists the member's bank cards, e-wallets and crypto addresses, masked, and what can be added.",
  spec: '§2 securityCenter, withdraw; decisions: Calls that the specification does not name.',
});

/** Output of {@link listPayoutAccounts}. */
export type PayoutAccounts = OutputOf<typeof listPayoutAccounts>;

export const addPayoutAccount = /* @__PURE__ */ endpoint({
  id: 'addPayoutAccount',
  tag: 'Payouts',
  method: 'POST',
  path: '/wps/relay/MCSFE_addPayoutAccount',
  auth: 'token',
  encrypted: true,
  request: v.object({
    kind: payoutKind(),
    /** Code of the bank, the e-wallet or the network. */
    provider: text(32),
    /** The full number or address. */
    number: text(128),
    /**
     * The account holder; omitted for a crypto address, and if the member's real name is known and required.
     */
    holder: v.optional(v.pipe(v.string(), v.maxLength(100))),
    paymentPassword: text(32),
  }),
  value: accountSchema(),
  summary: 'Adds a payout account; requires the payment password.',
  spec: '§2 securityCenter, withdraw; decisions: Calls that the specification does not name.',
});

/** Input of {@link addPayoutAccount}. */
export type NewPayoutAccount = InputOf<typeof addPayoutAccount>;

export const removePayoutAccount = /* @__PURE__ */ endpoint({
  id: 'removePayoutAccount',
  tag: 'Payouts',
  method: 'POST',
  path: '/wps/relay/MCSFE_removePayoutAccount',
  auth: 'token',
  encrypted: true,
  request: v.object({ id: text(64), paymentPassword: text(32) }),
  value: done(),
  summary: 'Removes a payout account; requires the payment password.',
  spec: '§2 securityCenter, withdraw; decisions: Calls that the specification does not name.',
});
