import {
  convertPoints,
  getPointBalance,
  getPointConfig,
  getPointRewardDetail,
  listPointRewards,
  listPointTransactions,
  listRedemptions,
  redeemPointReward,
  revealVoucher,
  type WireValueOf,
} from '@perya/api-client';
import {
  reject,
  wirePage,
  wirePointTransaction,
  wireRedemption,
  wireReward,
  wireRewardDetail,
  type FakePlatform,
} from '@perya/api-client/testing';

type WireReward = WireValueOf<typeof listPointRewards>['list'][number];
type WireBlock = WireValueOf<typeof getPointRewardDetail>['block'];

const PHP = 'PHP';
const NOON = Date.UTC(2026, 10, 20, 4);
const HOUR_MS = 3_600_000;
/** The payment password of the demo accounts. */
const PASSWORD = '123456';
/** The member's club rank. */
const RANK = 1;

/** One reward of each kind, and one for each reason that prevents redemption. */
export const REWARDS: readonly WireReward[] = [
  wireReward(),
  wireReward({
    id: 'coffee',
    kind: 'VOUCHER',
    name: 'Coffee for two',
    description: 'A code for the coffee house at the corner.',
    imagePath: '/art/reward/coffee',
    price: 500,
    stock: 6,
  }),
  wireReward({
    id: 'cash',
    kind: 'CASH',
    name: '₱50 of bonus credit',
    description: 'Paid into your wallet at once.',
    imagePath: '/art/reward/cash',
    price: 550,
    stock: null,
    cash: { amount: '50.00', turnover: '50.00' },
  }),
  wireReward({
    id: 'spins',
    kind: 'FREE_SPINS',
    name: 'Twenty free spins',
    description: 'Rounds of a slot that cost nothing.',
    imagePath: '/art/reward/spins',
    price: 200,
    stock: null,
    spins: { count: 20, stake: '5.00', gameId: 'slot-1', gameName: 'Lantern Lane', days: 7 },
  }),
  wireReward({ id: 'parasol', name: 'A banderitas parasol', price: 800, stock: 0 }),
  wireReward({
    id: 'carved',
    name: 'A carved jeepney',
    price: 2_000,
    stock: 4,
    level: { rank: 5, name: 'Diamond' },
  }),
  wireReward({ id: 'phone', name: 'A telephone of this year', price: 90_000, stock: 2 }),
  wireReward({
    id: 'mug',
    name: 'A mug of the fair',
    price: 450,
    stock: 80,
    limitPerMember: 1,
  }),
];

const ORDERS: Record<string, (one: WireReward, other: WireReward) => number> = {
  PRICE_UP: (one, other) => one.price - other.price,
  PRICE_DOWN: (one, other) => other.price - one.price,
};

interface MallOptions {
  /** The member's points. */
  points?: number;
  rewards?: readonly WireReward[];
}

/** A stateful points mall, for stories and tests. */
export function mallPlatform(
  fake: FakePlatform,
  { points: had = 12_400, rewards = REWARDS }: MallOptions = {},
): FakePlatform {
  let points = had;
  const own = new Map([['mug', 1]]);
  const block = (reward: WireReward, token: string | null): WireBlock => {
    if (token === null) return 'LOGIN';
    if (reward.stock === 0) return 'SOLD_OUT';
    if (reward.level && reward.level.rank > RANK) return 'LEVEL';
    const { limitPerMember: limit } = reward;
    if (limit !== null && (own.get(reward.id) ?? 0) >= limit) return 'LIMIT';
    return reward.price > points ? 'POINTS' : null;
  };
  return fake
    .on(getPointBalance, () => points)
    .on(getPointConfig, () => ({
      currency: PHP,
      isConvertible: true,
      convertPoints: 100,
      convertAmount: '10.00',
      minConvertPoints: 200,
      convertTurnover: 1,
      earning: [
        { category: 'RNG' as const, turnoverPerPoint: '100.00' },
        { category: 'LIVE' as const, turnoverPerPoint: '250.00' },
        { category: 'LOTT' as const, turnoverPerPoint: '400.00' },
        { category: 'FISH' as const, turnoverPerPoint: '150.00' },
        { category: 'SPORTS' as const, turnoverPerPoint: '500.00' },
      ],
    }))
    .on(listPointRewards, ({ kind, search, sort, affordable }) => ({
      ...wirePage(
        rewards
          .filter(
            (each) =>
              (kind === undefined || each.kind === kind) &&
              (search === undefined || each.name.toLowerCase().includes(search.toLowerCase())) &&
              (affordable !== true || each.price <= points),
          )
          .toSorted(ORDERS[sort ?? ''] ?? (() => 0)),
      ),
      currency: PHP,
    }))
    .on(getPointRewardDetail, ({ id }, { token }) => {
      const reward = rewards.find((each) => each.id === id);
      if (!reward) return reject(404, 'NO_SUCH_REWARD', 'not_found');
      const max = Math.min(reward.stock ?? 5, Math.floor(points / Math.max(1, reward.price)), 5);
      return wireRewardDetail({
        ...reward,
        ownRedeemed: own.get(id) ?? 0,
        maxQuantity: block(reward, token) === null ? max : 0,
        block: block(reward, token),
      });
    })
    .on(redeemPointReward, ({ rewardId, quantity, paymentPassword }) => {
      if (paymentPassword !== PASSWORD) {
        return reject(400, 'PAYMENT_PASSWORD_WRONG', 'payment_password_wrong');
      }
      points -= (rewards.find((each) => each.id === rewardId)?.price ?? 0) * quantity;
      own.set(rewardId, (own.get(rewardId) ?? 0) + quantity);
      return { redemptionId: 'r-1', pointsLeft: points };
    })
    .on(revealVoucher, () => ({ codes: ['KAPE-44TR-7Q2K'] }))
    .on(convertPoints, ({ points: spent, paymentPassword }) => {
      if (paymentPassword !== PASSWORD) {
        return reject(400, 'PAYMENT_PASSWORD_WRONG', 'payment_password_wrong');
      }
      points -= spent;
      return { pointsLeft: points, paid: (spent / 10).toFixed(2), currency: PHP };
    })
    .on(listRedemptions, ({ status }) =>
      wirePage(REDEMPTIONS.filter((each) => status === undefined || each.status === status)),
    )
    .on(listPointTransactions, ({ type }) => {
      const list = MOVEMENTS.filter((each) => type === undefined || each.type === type);
      const sum = (sign: 1 | -1) =>
        list.reduce((total, each) => total + Math.max(0, sign * each.points), 0);
      return { ...wirePage(list), earned: sum(1), spent: sum(-1) };
    });
}

const REDEMPTIONS = [
  wireRedemption(),
  wireRedemption({
    id: '2',
    rewardName: 'A banderitas parasol',
    points: 800,
    status: 'REJECTED',
    note: 'The parcel service does not reach this address.',
    events: [
      { step: 'REQUESTED', at: NOON - 9 * HOUR_MS, note: null },
      { step: 'REJECTED', at: NOON - 2 * HOUR_MS, note: null },
      { step: 'POINTS_RETURNED', at: NOON - 2 * HOUR_MS, note: null },
    ],
  }),
];

const MOVEMENTS = [
  wirePointTransaction(),
  wirePointTransaction({
    id: 'P2',
    at: NOON - HOUR_MS,
    type: 'REFUNDED',
    source: 'REDEMPTION',
    category: null,
    points: 800,
    balanceAfter: 12_388,
    note: 'A banderitas parasol',
  }),
  wirePointTransaction({
    id: 'P3',
    at: NOON - 3 * HOUR_MS,
    type: 'REDEEMED',
    source: 'REDEMPTION',
    category: null,
    points: -1_200,
    balanceAfter: 11_588,
    note: 'A lantern of capiz shell',
  }),
  wirePointTransaction({
    id: 'P4',
    at: NOON - 5 * HOUR_MS,
    type: 'CONVERTED',
    source: 'CONVERSION',
    category: null,
    points: -200,
    balanceAfter: 12_788,
  }),
  wirePointTransaction({
    id: 'P5',
    at: NOON - 7 * HOUR_MS,
    source: 'CHECK_IN',
    category: null,
    points: 20,
    balanceAfter: 12_988,
  }),
];
