import { formatDecimal, parseMoney, type MinorUnits, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { decodePage, encodePage, type Page, type PageInput } from '../core/page';
import {
  count,
  currencyCode,
  decimal,
  flag,
  pagedRequest,
  pagedValue,
  text,
  timestamp,
} from '../core/schemas';
import { decodePayoutKind, payoutKindSchema, type PayoutKind } from './accounts';

const STATES = [
  'REQUESTED',
  'REVIEWING',
  'APPROVED',
  'PAYING',
  'PAID',
  'RECEIVED',
  'NOT_RECEIVED',
  'FORCED_RECEIVED',
  'REFUSED',
  'CANCELLED',
] as const;

/** §4: a receipt is received, not received, or forced received after the brand's time-out. */
export type WithdrawalState =
  | 'requested'
  | 'reviewing'
  | 'approved'
  | 'paying'
  /** Paid out; the member has not said whether it arrived. */
  | 'paid'
  | 'received'
  | 'notReceived'
  | 'forcedReceived'
  | 'refused'
  | 'cancelled';

const DECODED_STATES = {
  REQUESTED: 'requested',
  REVIEWING: 'reviewing',
  APPROVED: 'approved',
  PAYING: 'paying',
  PAID: 'paid',
  RECEIVED: 'received',
  NOT_RECEIVED: 'notReceived',
  FORCED_RECEIVED: 'forcedReceived',
  REFUSED: 'refused',
  CANCELLED: 'cancelled',
} as const satisfies Record<(typeof STATES)[number], WithdrawalState>;

const ACTORS = ['MEMBER', 'DESK', 'PLATFORM'] as const;
const DECODED_ACTORS = { MEMBER: 'member', DESK: 'desk', PLATFORM: 'platform' } as const;

/* @__NO_SIDE_EFFECTS__ */
function withdrawalEntries() {
  return {
    withdrawalId: text(64),
    groupId: text(64),
    part: count(),
    parts: count(),
    accountType: payoutKindSchema(),
    providerName: text(64),
    /** Masked. */
    accountNo: text(64),
    currency: currencyCode(),
    amount: decimal(),
    fee: decimal(),
    netAmount: decimal(),
    status: v.picklist(STATES),
    createTime: timestamp(),
    updateTime: timestamp(),
    receiptDueTime: v.nullish(timestamp()),
    canCancel: flag(),
  };
}

/* @__NO_SIDE_EFFECTS__ */
function withdrawalSchema() {
  return v.object(withdrawalEntries());
}

export type WireWithdrawal = v.InferOutput<ReturnType<typeof withdrawalSchema>>;

/** One payout to a member. */
export interface Withdrawal {
  readonly id: string;
  /** The same for all that one request was split into. */
  readonly groupId: string;
  /** From 1. */
  readonly part: number;
  readonly parts: number;
  readonly kind: PayoutKind;
  readonly providerName: string;
  /** Masked. */
  readonly accountNumber: string;
  /** What left the wallet. */
  readonly amount: Money;
  readonly fee: Money;
  /** What arrives: `amount` less `fee`. */
  readonly net: Money;
  readonly state: WithdrawalState;
  readonly requestedAt: number;
  readonly changedAt: number;
  /** When it counts as received if the member says nothing; milliseconds since 1970. */
  readonly receiptDueAt: number | null;
  readonly canCancel: boolean;
}

function decodeWithdrawal(wire: WireWithdrawal): Withdrawal {
  const money = (amount: string) => parseMoney(amount, wire.currency);
  return {
    id: wire.withdrawalId,
    groupId: wire.groupId,
    part: wire.part,
    parts: wire.parts,
    kind: decodePayoutKind(wire.accountType),
    providerName: wire.providerName,
    accountNumber: wire.accountNo,
    amount: money(wire.amount),
    fee: money(wire.fee),
    net: money(wire.netAmount),
    state: DECODED_STATES[wire.status],
    requestedAt: wire.createTime,
    changedAt: wire.updateTime,
    receiptDueAt: wire.receiptDueTime ?? null,
    canCancel: wire.canCancel === 1,
  };
}

export interface WithdrawalInput {
  /** Id of the payout account. */
  accountId: string;
  amount: MinorUnits;
  /** The fee that was stated before sending: another is refused. */
  fee: MinorUnits;
  paymentPassword: string;
}

/** What a request became: one payout, or several where it was split. */
export interface RequestedWithdrawal {
  readonly groupId: string;
  readonly withdrawals: readonly Withdrawal[];
}

export const requestWithdrawal = /* @__PURE__ */ endpoint({
  id: 'requestWithdrawal',
  tag: 'Payouts',
  method: 'POST',
  path: '/wps/relay/MCSFE_requestWithdrawal',
  auth: 'token',
  encrypted: true,
  idempotent: true,
  request: v.object({
    accountId: text(64),
    amount: decimal(),
    fee: decimal(),
    paymentPassword: text(32),
  }),
  value: v.object({ groupId: text(64), list: v.array(withdrawalSchema()) }),
  encode: ({ accountId, amount, fee, paymentPassword }: WithdrawalInput) => ({
    accountId,
    amount: formatDecimal(amount),
    fee: formatDecimal(fee),
    paymentPassword,
  }),
  decode: ({ groupId, list }): RequestedWithdrawal => ({
    groupId,
    withdrawals: list.map(decodeWithdrawal),
  }),
  summary: 'Asks to be paid out; the money is held from then on.',
  spec: '§2 withdraw; decisions: Calls that the specification does not name.',
});

export interface WithdrawalsFilter extends PageInput {
  /** Only those of one request. */
  groupId?: string | undefined;
}

export const listWithdrawals = /* @__PURE__ */ endpoint({
  id: 'listWithdrawals',
  tag: 'Payouts',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawals',
  auth: 'token',
  request: pagedRequest({ groupId: v.optional(text(64)) }),
  value: pagedValue(withdrawalSchema(), {}),
  encode: ({ groupId, ...page }: WithdrawalsFilter) => ({ ...encodePage(page), groupId }),
  decode: (value): Page<Withdrawal> => decodePage(value, decodeWithdrawal),
  summary: "The member's withdrawals, newest first.",
  spec: '§2 withdraw; decisions: Calls that the specification does not name.',
});

/** A state that a withdrawal came to. */
export interface WithdrawalStep {
  readonly state: WithdrawalState;
  readonly by: 'member' | 'desk' | 'platform';
  /** In the words of whoever gave it. */
  readonly reason: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface WithdrawalDetail extends Withdrawal {
  /** Oldest first. */
  readonly timeline: readonly WithdrawalStep[];
  /** All that the same request was split into, this one too. */
  readonly group: readonly {
    readonly id: string;
    readonly part: number;
    readonly state: WithdrawalState;
    readonly amount: Money;
  }[];
  /** Addresses of the pictures that were sent as proof. */
  readonly proofs: readonly string[];
}

export const getWithdrawal = /* @__PURE__ */ endpoint({
  id: 'getWithdrawal',
  tag: 'Payouts',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawal',
  auth: 'token',
  request: v.object({ withdrawalId: text(64) }),
  value: v.object({
    ...withdrawalEntries(),
    timeline: v.array(
      v.object({
        status: v.picklist(STATES),
        operator: v.picklist(ACTORS),
        reason: v.nullish(v.string()),
        time: timestamp(),
      }),
    ),
    group: v.array(
      v.object({
        withdrawalId: text(64),
        part: count(),
        status: v.picklist(STATES),
        amount: decimal(),
      }),
    ),
    proofs: v.array(v.string()),
  }),
  encode: ({ id }: { id: string }) => ({ withdrawalId: id }),
  decode: ({ timeline, group, proofs, ...wire }): WithdrawalDetail => ({
    ...decodeWithdrawal(wire),
    proofs,
    timeline: timeline.map(({ status, operator, reason, time }) => ({
      state: DECODED_STATES[status],
      by: DECODED_ACTORS[operator],
      reason: reason ?? null,
      at: time,
    })),
    group: group.map(({ withdrawalId, part, status, amount }) => ({
      id: withdrawalId,
      part,
      state: DECODED_STATES[status],
      amount: parseMoney(amount, wire.currency),
    })),
  }),
  summary: 'One withdrawal with every state that it came to, when and why.',
  spec: '§2 withdraw; §4 withdrawal receipt; call ours.',
});

export const cancelWithdrawal = /* @__PURE__ */ endpoint({
  id: 'cancelWithdrawal',
  tag: 'Payouts',
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelWithdrawal',
  auth: 'token',
  idempotent: true,
  request: v.object({ withdrawalId: text(64) }),
  value: withdrawalSchema(),
  encode: ({ id }: { id: string }) => ({ withdrawalId: id }),
  decode: decodeWithdrawal,
  summary: 'Takes a withdrawal back that nobody has begun to pay, where the brand allows it.',
  spec: '§2 withdraw; issue: no hidden reversal, cancelling is a brand switch; call ours.',
});
