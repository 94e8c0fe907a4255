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
/** The payment password of the demo's accounts. */
const PASSWORD = '123456';
/** The member's level of the club. */
const RANK = 1;

/** One of each kind, and one for each thing that can be in the way. */
export const REWARDS: readonly WireReward[] = [
  wireReward(),
  wireReward({
    rewardId: 'coffee',
    type: 'VOUCHER',
    name: 'Coffee for two',
    description: 'A code for the coffee house at the corner.',
    imagePath: '/art/reward/coffee',
    points: 500,
    stock: 6,
  }),
  wireReward({
    rewardId: 'cash',
    type: 'CASH',
    name: '₱50 of bonus credit',
    description: 'Paid into your wallet at once.',
    imagePath: '/art/reward/cash',
    points: 550,
    stock: null,
    cash: { amount: '50.00', turnover: '50.00' },
  }),
  wireReward({
    rewardId: 'spins',
    type: 'FREE_SPINS',
    name: 'Twenty free spins',
    description: 'Rounds of a slot that cost nothing.',
    imagePath: '/art/reward/spins',
    points: 200,
    stock: null,
    spins: { count: 20, stake: '5.00', gameId: 'slot-1', gameName: 'Lantern Lane', days: 7 },
  }),
  wireReward({ rewardId: 'parasol', name: 'A banderitas parasol', points: 800, stock: 0 }),
  wireReward({
    rewardId: 'carved',
    name: 'A carved jeepney',
    points: 2_000,
    stock: 4,
    level: { rank: 5, name: 'Diamond' },
  }),
  wireReward({ rewardId: 'phone', name: 'A telephone of this year', points: 90_000, stock: 2 }),
  wireReward({
    rewardId: 'mug',
    name: 'A mug of the fair',
    points: 450,
    stock: 80,
    limitPerMember: 1,
  }),
];

const ORDERS: Record<string, (one: WireReward, other: WireReward) => number> = {
  PRICE_UP: (one, other) => one.points - other.points,
  PRICE_DOWN: (one, other) => other.points - one.points,
};

interface MallOptions {
  /** The member's points. */
  points?: number;
  rewards?: readonly WireReward[];
}

/** A points mall that keeps count, for stories and tests. */
export function mall(
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
    if (limit !== null && limit !== undefined && (own.get(reward.rewardId) ?? 0) >= limit)
      return 'LIMIT';
    return reward.points > points ? 'POINTS' : null;
  };
  return fake
    .on(getPointBalance, () => ({ points }))
    .on(getPointConfig, () => ({
      currency: PHP,
      isConvertible: true,
      convertPoints: 100,
      convertAmount: '10.00',
      minConvertPoints: 200,
      convertTurnover: 1,
      earning: [
        { gameType: 'RNG' as const, turnoverPerPoint: '100.00' },
        { gameType: 'LIVE' as const, turnoverPerPoint: '250.00' },
        { gameType: 'LOTT' as const, turnoverPerPoint: '400.00' },
        { gameType: 'FISH' as const, turnoverPerPoint: '150.00' },
        { gameType: 'SPORTS' as const, turnoverPerPoint: '500.00' },
      ],
    }))
    .on(listPointRewards, ({ type, search, sort, affordable }) => ({
      ...wirePage(
        rewards
          .filter(
            (each) =>
              (type === undefined || each.type === type) &&
              (search === undefined || each.name.toLowerCase().includes(search.toLowerCase())) &&
              (affordable !== true || each.points <= points),
          )
          .toSorted(ORDERS[sort ?? ''] ?? (() => 0)),
      ),
      currency: PHP,
    }))
    .on(getPointRewardDetail, ({ rewardId }, { token }) => {
      const reward = rewards.find((each) => each.rewardId === rewardId);
      if (!reward) return reject(404, 'NO_SUCH_REWARD', 'not_found');
      const max = Math.min(reward.stock ?? 5, Math.floor(points / Math.max(1, reward.points)), 5);
      return wireRewardDetail({
        reward,
        ownRedeemed: own.get(rewardId) ?? 0,
        maxQuantity: block(reward, token) === null ? max : 0,
        block: block(reward, token),
      });
    })
    .on(redeemPointReward, ({ rewardId, quantity, password }) => {
      if (password !== PASSWORD) {
        return reject(400, 'PAYMENT_PASSWORD_WRONG', 'payment_password_wrong');
      }
      points -= (rewards.find((each) => each.rewardId === rewardId)?.points ?? 0) * quantity;
      own.set(rewardId, (own.get(rewardId) ?? 0) + quantity);
      return { redeemId: 'r-1', points };
    })
    .on(revealVoucher, () => ({ codes: ['KAPE-44TR-7Q2K'] }))
    .on(convertPoints, ({ points: spent, password }) => {
      if (password !== PASSWORD) {
        return reject(400, 'PAYMENT_PASSWORD_WRONG', 'payment_password_wrong');
      }
      points -= spent;
      return { points, amount: (spent / 10).toFixed(2), currency: PHP };
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
    redeemId: '2',
    rewardName: 'A banderitas parasol',
    points: 800,
    status: 'REJECTED',
    note: 'The parcel service does not reach this address.',
    events: [
      { step: 'REQUESTED', time: NOON - 9 * HOUR_MS, note: null },
      { step: 'REJECTED', time: NOON - 2 * HOUR_MS, note: null },
      { step: 'POINTS_RETURNED', time: NOON - 2 * HOUR_MS, note: null },
    ],
  }),
];

const MOVEMENTS = [
  wirePointTransaction(),
  wirePointTransaction({
    transactionId: 'P2',
    time: NOON - HOUR_MS,
    type: 'REFUNDED',
    source: 'REDEMPTION',
    gameType: null,
    points: 800,
    balanceAfter: 12_388,
    note: 'A banderitas parasol',
  }),
  wirePointTransaction({
    transactionId: 'P3',
    time: NOON - 3 * HOUR_MS,
    type: 'REDEEMED',
    source: 'REDEMPTION',
    gameType: null,
    points: -1_200,
    balanceAfter: 11_588,
    note: 'A lantern of capiz shell',
  }),
  wirePointTransaction({
    transactionId: 'P4',
    time: NOON - 5 * HOUR_MS,
    type: 'CONVERTED',
    source: 'CONVERSION',
    gameType: null,
    points: -200,
    balanceAfter: 12_788,
  }),
  wirePointTransaction({
    transactionId: 'P5',
    time: NOON - 7 * HOUR_MS,
    source: 'CHECK_IN',
    gameType: null,
    points: 20,
    balanceAfter: 12_988,
  }),
];
