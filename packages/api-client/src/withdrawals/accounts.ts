import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, done, flag, nothing, text, timestamp } from '../core/schemas';

const KINDS = ['BANK_CARD', 'E_WALLET', 'CRYPTO'] as const;

export type PayoutKind = 'bankCard' | 'eWallet' | 'crypto';

const DECODED_KINDS = {
  BANK_CARD: 'bankCard',
  E_WALLET: 'eWallet',
  CRYPTO: 'crypto',
} as const satisfies Record<(typeof KINDS)[number], PayoutKind>;

const ENCODED_KINDS = {
  bankCard: 'BANK_CARD',
  eWallet: 'E_WALLET',
  crypto: 'CRYPTO',
} as const satisfies Record<PayoutKind, (typeof KINDS)[number]>;

/** The wire's word for a kind of payout account. */
/* @__NO_SIDE_EFFECTS__ */
export function payoutKindSchema() {
  return v.picklist(KINDS);
}

export const decodePayoutKind = (kind: (typeof KINDS)[number]): PayoutKind => DECODED_KINDS[kind];

/* @__NO_SIDE_EFFECTS__ */
function accountSchema() {
  return v.object({
    accountId: text(64),
    accountType: payoutKindSchema(),
    provider: text(32),
    providerName: text(64),
    /** Masked: never whole. */
    accountNo: text(64),
    holder: v.nullish(v.string()),
    createTime: timestamp(),
    /** Withdrawals go to it from then on. */
    usableTime: timestamp(),
  });
}

export type WirePayoutAccount = v.InferOutput<ReturnType<typeof accountSchema>>;

/** Where a member is paid to. */
export interface PayoutAccount {
  readonly id: string;
  readonly kind: PayoutKind;
  /** Code of the bank, the e-wallet or the network. */
  readonly provider: string;
  readonly providerName: string;
  /** Masked: `•••• 6789`, `TQn9…xY3z`. */
  readonly number: string;
  /** Masked; null for an address. */
  readonly holder: string | null;
  readonly addedAt: number;
  /** Withdrawals go to it from then on; milliseconds since 1970. */
  readonly usableAt: number;
}

const decodeAccount = (wire: WirePayoutAccount): PayoutAccount => ({
  id: wire.accountId,
  kind: decodePayoutKind(wire.accountType),
  provider: wire.provider,
  providerName: wire.providerName,
  number: wire.accountNo,
  holder: wire.holder ?? null,
  addedAt: wire.createTime,
  usableAt: wire.usableTime,
});

/** A kind of account that the brand pays to. */
export interface PayoutKindRules {
  readonly kind: PayoutKind;
  /** The most accounts of this kind that a member may have. */
  readonly max: number;
  readonly providers: readonly { readonly code: string; readonly name: string }[];
}

export interface PayoutAccounts {
  readonly accounts: readonly PayoutAccount[];
  readonly kinds: readonly PayoutKindRules[];
  /** The member's real name, where it is known. */
  readonly realName: string | null;
  /** Whether an account must be in the member's own name. */
  readonly mustBeOwnName: boolean;
  /** How long a new account rests before the first withdrawal to it; 0 for none. */
  readonly restHours: number;
  readonly hasPaymentPassword: boolean;
}

export const listPayoutAccounts = /* @__PURE__ */ endpoint({
  id: 'listPayoutAccounts',
  tag: 'Payouts',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPayoutAccounts',
  auth: 'token',
  request: nothing(),
  value: v.object({
    list: v.array(accountSchema()),
    accountTypes: v.array(
      v.object({
        accountType: payoutKindSchema(),
        max: count(),
        providers: v.array(v.object({ code: text(32), name: text(64) })),
      }),
    ),
    payeeName: v.nullish(v.string()),
    isOwnName: flag(),
    restHours: count(),
    hasPaymentPassword: flag(),
  }),
  decode: (wire): PayoutAccounts => ({
    accounts: wire.list.map(decodeAccount),
    kinds: wire.accountTypes.map(({ accountType, ...rules }) => ({
      kind: decodePayoutKind(accountType),
      ...rules,
    })),
    realName: wire.payeeName ?? null,
    mustBeOwnName: wire.isOwnName === 1,
    restHours: wire.restHours,
    hasPaymentPassword: wire.hasPaymentPassword === 1,
  }),
  summary:
    "The member's bank cards, e-wallets and crypto addresses, masked, and what may be added.",
  spec: '§2 securityCenter, withdraw; decisions: Calls that the specification does not name.',
});

export interface NewPayoutAccount {
  kind: PayoutKind;
  /** Code of the bank, the e-wallet or the network. */
  provider: string;
  /** The number or address, whole. */
  number: string;
  /** Whose it is; left out for an address, and where the member's real name is known and must be it. */
  holder?: string | undefined;
  paymentPassword: string;
}

export const addPayoutAccount = /* @__PURE__ */ endpoint({
  id: 'addPayoutAccount',
  tag: 'Payouts',
  method: 'POST',
  path: '/wps/relay/MCSFE_addPayoutAccount',
  auth: 'token',
  encrypted: true,
  request: v.object({
    accountType: payoutKindSchema(),
    provider: text(32),
    accountNo: text(128),
    holder: v.optional(text(100)),
    paymentPassword: text(32),
  }),
  value: accountSchema(),
  encode: ({ kind, provider, number, holder, paymentPassword }: NewPayoutAccount) => ({
    accountType: ENCODED_KINDS[kind],
    provider,
    accountNo: number,
    ...(holder?.trim() && { holder: holder.trim() }),
    paymentPassword,
  }),
  decode: decodeAccount,
  summary: 'Adds an account to be paid to, with the payment password.',
  spec: '§2 securityCenter, withdraw; decisions: Calls that the specification does not name.',
});

export const removePayoutAccount = /* @__PURE__ */ endpoint({
  id: 'removePayoutAccount',
  tag: 'Payouts',
  method: 'POST',
  path: '/wps/relay/MCSFE_removePayoutAccount',
  auth: 'token',
  encrypted: true,
  request: v.object({ accountId: text(64), paymentPassword: text(32) }),
  value: done(),
  encode: ({ id, paymentPassword }: { id: string; paymentPassword: string }) => ({
    accountId: id,
    paymentPassword,
  }),
  summary: 'Takes an account away, with the payment password.',
  spec: '§2 securityCenter, withdraw; decisions: Calls that the specification does not name.',
});
