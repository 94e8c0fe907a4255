import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import {
  count,
  currencyCode,
  oneOf,
  pagedRequest,
  pagedValue,
  text,
  timestamp,
} from '../core/schemas';
import { payoutKind } from './accounts';

/* @__NO_SIDE_EFFECTS__ */
export function withdrawalState() {
  return oneOf({
    requested: 'REQUESTED',
    reviewing: 'REVIEWING',
    approved: 'APPROVED',
    paying: 'PAYING',
    /** Paid out; the member hasn't confirmed or denied the receipt yet. */
    paid: 'PAID',
    received: 'RECEIVED',
    notReceived: 'NOT_RECEIVED',
    forcedReceived: 'FORCED_RECEIVED',
    refused: 'REFUSED',
    cancelled: 'CANCELLED',
  });
}

/** §4: a receipt is received, not received, or forced received after the brand's timeout. */
export type WithdrawalState = FieldOf<ReturnType<typeof withdrawalState>>;

/* @__NO_SIDE_EFFECTS__ */
export function withdrawalEntries() {
  return {
    id: text(64),
    /** The same for all parts of one request. */
    groupId: text(64),
    /** Starts at 1. */
    part: count(),
    parts: count(),
    kind: payoutKind(),
    providerName: text(64),
    /** Masked. */
    accountNumber: text(64),
    currency: currencyCode(),
    /** What was debited from the wallet. */
    amount: decimal(),
    fee: decimal(),
    /** What is paid out: `amount` less `fee`. */
    net: decimal(),
    state: withdrawalState(),
    requestedAt: timestamp(),
    changedAt: timestamp(),
    /** When it counts as received if the member doesn't respond. */
    receiptDueAt: v.nullable(timestamp()),
    canCancel: v.boolean(),
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function withdrawalStep() {
  return v.object({
    state: withdrawalState(),
    by: oneOf({ member: 'MEMBER', desk: 'DESK', platform: 'PLATFORM' }),
    /** As its author wrote it. */
    reason: v.nullable(v.string()),
    at: timestamp(),
  });
}

/* @__NO_SIDE_EFFECTS__ */
function withdrawalSchema() {
  return v.object(withdrawalEntries());
}

export type WireWithdrawal = v.InferOutput<ReturnType<typeof withdrawalSchema>>;

/** One payout to a member. */
export type Withdrawal = FieldOf<ReturnType<typeof withdrawalSchema>>;

export const requestWithdrawal = /* @__PURE__ */ endpoint({
  id: 'requestWithdrawal',
  tag: 'Payouts',
  method: 'POST',
  path: '/wps/relay/MCSFE_requestWithdrawal',
  auth: 'token',
  encrypted: true,
  idempotent: true,
  request: v.object({
    /** Id of the payout account. */
    accountId: text(64),
    amount: decimal(),
    /** The fee shown before sending: a different one is rejected. */
    fee: decimal(),
    paymentPassword: text(32),
  }),
  value: v.object({
    groupId: text(64),
    /** One, or several if the amount was split. */
    withdrawals: v.array(withdrawalSchema()),
  }),
  summary: 'Creates a withdrawal; the money is held from then on.',
  spec: '§2 withdraw; decisions: Calls that the specification does not name.',
});

export const listWithdrawals = /* @__PURE__ */ endpoint({
  id: 'listWithdrawals',
  tag: 'Payouts',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawals',
  auth: 'token',
  request: pagedRequest({
    /** Only the parts of one request. */
    groupId: v.optional(text(64)),
  }),
  value: pagedValue(withdrawalSchema(), {}),
  summary: "Lists the member's withdrawals, newest first.",
  spec: '§2 withdraw; decisions: Calls that the specification does not name.',
});

export const getWithdrawal = /* @__PURE__ */ endpoint({
  id: 'getWithdrawal',
  tag: 'Payouts',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawal',
  auth: 'token',
  request: v.object({ id: text(64) }),
  value: v.object({
    ...withdrawalEntries(),
    /** Oldest first. */
    timeline: v.array(withdrawalStep()),
    /** All parts of the same request, including this one. */
    group: v.array(
      v.object({ id: text(64), part: count(), state: withdrawalState(), amount: decimal() }),
    ),
    /** Addresses of the proof pictures. */
    proofs: v.array(v.string()),
  }),
  summary: 'Returns a withdrawal with its state history, including times and reasons.',
  spec: '§2 withdraw; §4 withdrawal receipt; call defined here.',
});

/** Output of {@link getWithdrawal}. */
export type WithdrawalDetail = OutputOf<typeof getWithdrawal>;

/** A state that a withdrawal has reached. */
export type WithdrawalStep = WithdrawalDetail['timeline'][number];

export const cancelWithdrawal = /* @__PURE__ */ endpoint({
  id: 'cancelWithdrawal',
  tag: 'Payouts',
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelWithdrawal',
  auth: 'token',
  idempotent: true,
  request: v.object({ id: text(64) }),
  value: withdrawalSchema(),
  summary: "Cancels a withdrawal whose payment hasn't begun, if the brand allows it.",
  spec: '§2 withdraw; issue: no hidden reversal, cancelling is a brand switch; call defined here.',
});
