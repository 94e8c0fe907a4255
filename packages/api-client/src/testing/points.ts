import type { WireValueOf } from '../core/endpoint';
import type { listRedemptions } from '../points/redemptions';
import type { getPointRewardDetail, listPointRewards } from '../points/rewards';
import type { listPointTransactions } from '../points/transactions';

// Wire values of the points mall, complete and valid; a test overrides only what it is about.

const NOON = Date.UTC(2026, 10, 20, 4);
const HOUR_MS = 3_600_000;

type WireReward = WireValueOf<typeof listPointRewards>['list'][number];
type WireRewardDetail = WireValueOf<typeof getPointRewardDetail>;
type WireRedemption = WireValueOf<typeof listRedemptions>['list'][number];
type WirePointTransaction = WireValueOf<typeof listPointTransactions>['list'][number];

/** Goods that are in stock. */
export function wireReward(over: Partial<WireReward> = {}): WireReward {
  return {
    id: 'lantern',
    kind: 'GOODS',
    name: 'A lantern of capiz shell',
    description: 'Made by hand in Pampanga, as wide as two hands.',
    imagePath: '/art/reward/lantern',
    price: 1_200,
    stock: 40,
    limitPerMember: null,
    level: null,
    cash: null,
    spins: null,
    redeemed: 12,
    addedAt: NOON - 240 * HOUR_MS,
    ...over,
  };
}

/** A reward that the caller can redeem, up to three at once. */
export function wireRewardDetail(over: Partial<WireRewardDetail> = {}): WireRewardDetail {
  return {
    ...wireReward(),
    currency: 'PHP',
    terms: 'Sent within seven days of approval.\nA reward is not exchanged for money.',
    ownRedeemed: 0,
    maxQuantity: 3,
    block: null,
    ...over,
  };
}

/** Redeemed goods that the operator hasn't processed yet. */
export function wireRedemption(over: Partial<WireRedemption> = {}): WireRedemption {
  return {
    id: '1',
    rewardId: 'lantern',
    kind: 'GOODS',
    rewardName: 'A lantern of capiz shell',
    imagePath: '/art/reward/lantern',
    quantity: 1,
    points: 1_200,
    at: NOON,
    status: 'IN_PROCESS',
    note: null,
    tracking: null,
    delivery: {
      name: 'Juan dela Cruz',
      phone: '0917 123 4567',
      address: '12 Mabini Street, Barangay Malaya, Quezon City, 1101',
    },
    voucher: null,
    events: [{ step: 'REQUESTED', at: NOON, note: null }],
    ...over,
  };
}

/** An entry of the point record as sent by the platform. */
export function wirePointTransaction(
  over: Partial<WirePointTransaction> = {},
): WirePointTransaction {
  return {
    id: 'P1',
    at: NOON,
    type: 'EARNED',
    source: 'PLAY',
    category: 'RNG',
    points: 12,
    balanceAfter: 12_400,
    note: null,
    ...over,
  };
}
