import * as v from 'valibot';
import { endpoint, type OutputOf } from '../core/endpoint';
import { oneOf, pagedRequest, pagedValue, text } from '../core/schemas';
import { withdrawalEntries, withdrawalState, withdrawalStep } from '../withdrawals/withdrawals';

/** Max length of a reason that an operator gives to a member, in characters. */
export const OPERATOR_NOTE_LENGTH = 300;

/* @__NO_SIDE_EFFECTS__ */
function operatorWithdrawal() {
  return v.object({
    ...withdrawalEntries(),
    /** The member's account. */
    account: text(64),
    /** Pays out everything, because the member closes the account: also above limits and before the turnover. */
    isClosing: v.boolean(),
    /** The holder of the payout account; empty for an address. */
    holder: v.string(),
    /** The whole number of the payout account, to pay to. */
    payTo: text(255),
    /** Oldest first. */
    timeline: v.array(withdrawalStep()),
    /** Addresses of the pictures that prove that it didn't arrive. */
    proofs: v.array(v.string()),
  });
}

export const opsListWithdrawals = /* @__PURE__ */ endpoint({
  id: 'opsListWithdrawals',
  tag: 'Operator',
  method: 'GET',
  path: '/ops/withdrawals',
  auth: 'operator',
  request: pagedRequest({
    /** Disputes are the withdrawals in the state `notReceived`. */
    state: v.optional(withdrawalState()),
    account: v.optional(text(64)),
  }),
  value: pagedValue(operatorWithdrawal(), {}),
  summary: 'Lists withdrawals of all members, the longest unchanged first.',
  spec: '§4 withdrawal receipt; decisions: What the gateway decides by itself; call defined here.',
});

/** A withdrawal as an operator sees it. */
export type OperatorWithdrawal = OutputOf<typeof opsListWithdrawals>['items'][number];

export const opsDecideWithdrawal = /* @__PURE__ */ endpoint({
  id: 'opsDecideWithdrawal',
  tag: 'Operator',
  method: 'PUT',
  path: '/ops/withdrawals/{id}',
  auth: 'operator',
  request: v.object({
    id: text(16),
    /** The state to bring it to, through the states before it. `refused` returns the money to the wallet. */
    state: oneOf({
      reviewing: 'REVIEWING',
      approved: 'APPROVED',
      paying: 'PAYING',
      paid: 'PAID',
      refused: 'REFUSED',
    }),
    /** Shown to the member; required for `refused`. */
    reason: v.optional(text(OPERATOR_NOTE_LENGTH)),
  }),
  value: operatorWithdrawal(),
  summary: 'Reviews, approves, pays or refuses a withdrawal. Repeating a decision changes nothing.',
  spec: '§4 withdrawal receipt; decisions: What the gateway decides by itself; call defined here.',
});

export const opsDecideDispute = /* @__PURE__ */ endpoint({
  id: 'opsDecideDispute',
  tag: 'Operator',
  method: 'PUT',
  path: '/ops/disputes/{id}',
  auth: 'operator',
  request: v.object({
    /** The withdrawal that the member reported as not received. */
    id: text(16),
    /**
     * `arrived`: it did arrive; `paidAgain`: it was paid once more, and the member is asked again; `refunded`:
     * the payment came back, and the money returns to the wallet.
     */
    outcome: oneOf({ arrived: 'ARRIVED', paidAgain: 'PAID_AGAIN', refunded: 'REFUNDED' }),
    /** Shown to the member. */
    reason: text(OPERATOR_NOTE_LENGTH),
  }),
  value: operatorWithdrawal(),
  summary: 'Ends the dispute about a withdrawal that a member reported as not received.',
  spec: '§4 withdrawal receipt: not received (proof upload); call defined here.',
});
