import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { oneOf, pagedRequest, pagedValue, text } from '../core/schemas';
import { redemptionSchema, redemptionStatus } from '../points/redemptions';

/* @__NO_SIDE_EFFECTS__ */
function operatorRedemption() {
  return v.object({
    /** The member's account. */
    account: text(64),
    redemption: redemptionSchema(),
  });
}

export const opsListRedemptions = /* @__PURE__ */ endpoint({
  id: 'opsListRedemptions',
  tag: 'Operator',
  method: 'GET',
  path: '/ops/redemptions',
  auth: 'operator',
  request: pagedRequest({
    status: v.optional(redemptionStatus()),
    account: v.optional(text(64)),
  }),
  value: pagedValue(operatorRedemption(), {}),
  summary: 'Lists redemptions of all members with their delivery addresses, oldest first.',
  spec: '§4 redeem statuses; decisions: What the gateway decides by itself; call defined here.',
});

export const opsDecideRedemption = /* @__PURE__ */ endpoint({
  id: 'opsDecideRedemption',
  tag: 'Operator',
  method: 'PUT',
  path: '/ops/redemptions/{id}',
  auth: 'operator',
  request: v.object({
    id: text(16),
    /** Without it, the redemption stays open and only the note or tracking number is added. */
    status: v.optional(oneOf({ approved: 'APPROVED', rejected: 'REJECTED' })),
    /** Shown to the member. */
    note: v.optional(text(200)),
    /** The carrier's tracking number: the goods are on their way. */
    tracking: v.optional(text(64)),
  }),
  value: operatorRedemption(),
  summary:
    'Ships, approves or rejects a redemption, or adds a note. A rejection returns the points.',
  spec: '§4 redeem statuses; decisions: What the gateway decides by itself; call defined here.',
});
