import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { pagedRequest, pagedValue, text } from '../core/schemas';
import { depositSchema, depositState } from '../deposits/deposit';
import { OPERATOR_NOTE_LENGTH } from './withdrawals';

/* @__NO_SIDE_EFFECTS__ */
function operatorDeposit() {
  return v.object({
    /** The member's account. */
    account: text(64),
    deposit: depositSchema(),
  });
}

export const opsListDeposits = /* @__PURE__ */ endpoint({
  id: 'opsListDeposits',
  tag: 'Operator',
  method: 'GET',
  path: '/ops/deposits',
  auth: 'operator',
  request: pagedRequest({
    /**
     * `reviewing`: with a receipt, or with another amount than ordered; `refunded`: paid back by the provider
     * after it was credited.
     */
    state: v.optional(depositState()),
    account: v.optional(text(64)),
  }),
  value: pagedValue(operatorDeposit(), {}),
  summary: 'Lists deposits of all members with their receipts, oldest first.',
  spec: '§2 depositv2; decisions: What the gateway decides by itself; call defined here.',
});

export const opsDecideDeposit = /* @__PURE__ */ endpoint({
  id: 'opsDecideDeposit',
  tag: 'Operator',
  method: 'PUT',
  path: '/ops/deposits/{id}',
  auth: 'operator',
  request: v.object({
    id: text(32),
    /**
     * Whether the money has arrived: it's credited, or the deposit is refused. A `refunded` deposit can only be
     * confirmed, once it's settled with the member: it's `paid` again, and nothing is credited.
     */
    isConfirmed: v.boolean(),
    /** Shown to the member. */
    note: v.optional(text(OPERATOR_NOTE_LENGTH)),
  }),
  value: operatorDeposit(),
  summary:
    'Confirms or refuses a deposit under review, or closes the case of a refunded one. Repeating a decision changes nothing.',
  spec: '§2 depositv2; decisions: What the gateway decides by itself; call defined here.',
});
