import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint } from '../core/endpoint';
import { count, oneOf, pagedRequest, pagedValue, text, timestamp } from '../core/schemas';
import { rewardKindSchema } from './reward';

/* @__NO_SIDE_EFFECTS__ */
export function redemptionStatus() {
  return oneOf({ 'in-process': 'IN_PROCESS', rejected: 'REJECTED', approved: 'APPROVED' });
}

/** Whether a redeemed reward was delivered. */
export type RedemptionStatus = FieldOf<ReturnType<typeof redemptionStatus>>;

/* @__NO_SIDE_EFFECTS__ */
export function deliverySchema() {
  return v.object({ name: text(128), phone: text(20), address: text(512) });
}

/** Where goods are sent. */
export type Delivery = FieldOf<ReturnType<typeof deliverySchema>>;

/* @__NO_SIDE_EFFECTS__ */
function eventSchema() {
  return v.object({
    /**
     * `noted`: a comment by the operator; `shipped`: sent, with the tracking number in the note; `credited`:
     * money; `granted`: free spins; `revealed`: voucher codes shown.
     */
    step: oneOf({
      requested: 'REQUESTED',
      noted: 'NOTED',
      shipped: 'SHIPPED',
      approved: 'APPROVED',
      rejected: 'REJECTED',
      'points-returned': 'POINTS_RETURNED',
      credited: 'CREDITED',
      granted: 'GRANTED',
      revealed: 'REVEALED',
    }),
    at: timestamp(),
    note: v.nullable(v.string()),
  });
}

/** A step in the history of a redemption. */
export type RedemptionEvent = FieldOf<ReturnType<typeof eventSchema>>;

/** A step in the history of a redemption. */
export type RedemptionStep = RedemptionEvent['step'];

/* @__NO_SIDE_EFFECTS__ */
export function redemptionSchema() {
  return v.object({
    id: text(64),
    rewardId: v.nullable(text(64)),
    kind: v.nullable(rewardKindSchema()),
    rewardName: text(255),
    imagePath: v.nullable(text(2048)),
    quantity: count(),
    /** Points spent. */
    points: count(),
    at: timestamp(),
    status: redemptionStatus(),
    /** The operator's comment. */
    note: v.nullable(v.string()),
    /** The carrier's tracking number. */
    tracking: v.nullable(text(128)),
    delivery: v.nullable(deliverySchema()),
    /**
     * For vouchers: whether the codes were revealed, and the codes masked except for their ends. Null for
     * other kinds.
     */
    voucher: v.nullable(v.object({ isRevealed: v.boolean(), masked: v.array(text(128)) })),
    /** Oldest first. */
    events: v.array(eventSchema()),
  });
}

/** A redeemed point reward and its state. */
export type Redemption = FieldOf<ReturnType<typeof redemptionSchema>>;

export const listRedemptions = /* @__PURE__ */ endpoint({
  id: 'listRedemptions',
  tag: 'Points',
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  auth: 'token',
  request: pagedRequest({ status: v.optional(redemptionStatus()), language: v.optional(text(8)) }),
  value: pagedValue(redemptionSchema(), {}),
  summary: "Lists the member's redemptions with their status, newest first.",
  spec: '§7 Points, MCS2_getRedeemPointList, §4 Redeem statuses; value defined here.',
});

export const revealVoucher = /* @__PURE__ */ endpoint({
  id: 'revealVoucher',
  tag: 'Points',
  method: 'POST',
  path: '/wps/relay/MCSFE_revealVoucher',
  auth: 'token',
  idempotent: true,
  request: v.object({ redemptionId: text(64) }),
  value: v.object({ codes: v.array(text(128)) }),
  summary:
    'Reveals the codes of a redeemed voucher, once; a repeat with the same idempotency key returns the same codes.',
  spec: '§7 Points, vouchers of MCS2_redeemPointReward; path, body and value defined here.',
});
