import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { decodePage, encodePage, type Page, type PageInput } from '../core/page';
import { count, pagedRequest, pagedValue, text, timestamp } from '../core/schemas';
import { REWARD_KINDS, rewardKindSchema, type RewardKind } from './rewardWire';

const REDEMPTION_STATUSES = {
  IN_PROCESS: 'in-process',
  REJECTED: 'rejected',
  APPROVED: 'approved',
} as const;

export type RedemptionStatus = (typeof REDEMPTION_STATUSES)[keyof typeof REDEMPTION_STATUSES];

const WIRE_STATUSES = {
  'in-process': 'IN_PROCESS',
  rejected: 'REJECTED',
  approved: 'APPROVED',
} as const;

/* @__NO_SIDE_EFFECTS__ */
function statusSchema() {
  return v.picklist(['IN_PROCESS', 'REJECTED', 'APPROVED']);
}

const STEPS = {
  REQUESTED: 'requested',
  NOTED: 'noted',
  SHIPPED: 'shipped',
  APPROVED: 'approved',
  REJECTED: 'rejected',
  POINTS_RETURNED: 'points-returned',
  CREDITED: 'credited',
  GRANTED: 'granted',
  REVEALED: 'revealed',
} as const;

/**
 * What has happened to a redemption: asked for; said something about; sent (`shipped`, with its tracking
 * number in the note); approved or rejected; points given back; money credited; spins granted; code shown.
 */
export type RedemptionStep = (typeof STEPS)[keyof typeof STEPS];

export interface RedemptionEvent {
  readonly step: RedemptionStep;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly note: string | null;
}

/** Where goods are sent. */
export interface Delivery {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
}

export interface Redemption {
  readonly id: string;
  readonly rewardId: string | null;
  readonly kind: RewardKind | null;
  readonly rewardName: string;
  readonly imagePath: string | null;
  readonly quantity: number;
  /** Points spent. */
  readonly points: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly status: RedemptionStatus;
  /** What the operator says about it. */
  readonly note: string | null;
  /** The parcel's number at whoever carries it. */
  readonly tracking: string | null;
  readonly delivery: Delivery | null;
  /** Of vouchers: whether their codes were shown, and how they end. Null for other kinds. */
  readonly voucher: { readonly isRevealed: boolean; readonly masked: readonly string[] } | null;
  /** Oldest first. */
  readonly events: readonly RedemptionEvent[];
}

export interface RedemptionsFilter extends PageInput {
  status?: RedemptionStatus | undefined;
}

export const listRedemptions = /* @__PURE__ */ endpoint({
  id: 'listRedemptions',
  tag: 'Points',
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  auth: 'token',
  request: pagedRequest({ status: v.optional(statusSchema()), language: v.optional(text(8)) }),
  value: pagedValue(
    v.object({
      redeemId: text(64),
      rewardId: v.nullish(text(64)),
      type: v.nullish(rewardKindSchema()),
      rewardName: text(255),
      imagePath: v.nullish(text(2048)),
      quantity: count(),
      points: count(),
      time: timestamp(),
      status: statusSchema(),
      note: v.nullish(v.string()),
      tracking: v.nullish(text(128)),
      delivery: v.nullish(v.object({ receiver: text(128), phone: text(20), address: text(512) })),
      voucher: v.nullish(v.object({ isRevealed: v.boolean(), masked: v.array(text(128)) })),
      events: v.optional(
        v.array(
          v.object({
            step: v.picklist([
              'REQUESTED',
              'NOTED',
              'SHIPPED',
              'APPROVED',
              'REJECTED',
              'POINTS_RETURNED',
              'CREDITED',
              'GRANTED',
              'REVEALED',
            ]),
            time: timestamp(),
            note: v.nullish(v.string()),
          }),
        ),
      ),
    }),
    {},
  ),
  encode: ({ status, ...page }: RedemptionsFilter) => ({
    ...encodePage(page),
    status: status && WIRE_STATUSES[status],
  }),
  decode: (page): Page<Redemption> =>
    decodePage(page, ({ redeemId, time, status, type, delivery, events, ...same }) => ({
      id: redeemId,
      rewardId: same.rewardId ?? null,
      kind: type ? REWARD_KINDS[type] : null,
      rewardName: same.rewardName,
      imagePath: same.imagePath ?? null,
      quantity: same.quantity,
      points: same.points,
      at: time,
      status: REDEMPTION_STATUSES[status],
      note: same.note ?? null,
      tracking: same.tracking ?? null,
      delivery: delivery
        ? { name: delivery.receiver, phone: delivery.phone, address: delivery.address }
        : null,
      voucher: same.voucher ?? null,
      events: (events ?? []).map((event) => ({
        step: STEPS[event.step],
        at: event.time,
        note: event.note ?? null,
      })),
    })),
  summary: 'What the member has redeemed, with what became of it.',
  spec: '§7 Points, MCS2_getRedeemPointList, §4 Redeem statuses; value ours.',
});

/** The codes of a redemption, as they were revealed. */
export interface RevealedVoucher {
  readonly codes: readonly string[];
}

export const revealVoucher = /* @__PURE__ */ endpoint({
  id: 'revealVoucher',
  tag: 'Points',
  method: 'POST',
  path: '/wps/relay/MCSFE_revealVoucher',
  auth: 'token',
  idempotent: true,
  request: v.object({ redeemId: text(64) }),
  value: v.object({ codes: v.array(text(128)) }),
  encode: ({ redemptionId }: { redemptionId: string }) => ({ redeemId: redemptionId }),
  decode: ({ codes }): RevealedVoucher => ({ codes }),
  summary:
    'Shows the codes of a redeemed voucher, once; a repeat under the same key answers the same.',
  spec: '§7 Points, vouchers of MCS2_redeemPointReward; path, body and value ours.',
});
