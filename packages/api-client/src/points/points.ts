import * as v from 'valibot';
import { categorySchema, type Category } from '../catalogue/category';
import { endpoint } from '../core/endpoint';
import { decodePage, encodePage, type Page, type PageInput } from '../core/page';
import {
  count,
  currencyCode,
  decimal,
  nothing,
  pagedRequest,
  pagedValue,
  text,
  timestamp,
} from '../core/schemas';
import { parseMoney, type Money } from '../money';

// Points are whole numbers and have a ledger of their own; they are never money.

export const getPointBalance = /* @__PURE__ */ endpoint({
  id: 'getPointBalance',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  auth: 'token',
  request: nothing(),
  value: v.object({ points: count() }),
  decode: ({ points }) => points,
  summary: 'How many points the member has.',
  spec: '§7 Points; value ours.',
});

export type RewardKind = 'cash' | 'goods' | 'free-spins';

const REWARD_KINDS = {
  CASH: 'cash',
  GOODS: 'goods',
  FREE_SPINS: 'free-spins',
} as const satisfies Record<string, RewardKind>;

/** Something that points buy. */
export interface PointReward {
  readonly id: string;
  readonly kind: RewardKind;
  readonly name: string;
  readonly description: string;
  readonly imagePath: string;
  /** Price of one, in points. */
  readonly price: number;
  /** How many are left; null for no limit. */
  readonly stock: number | null;
  readonly limitPerMember: number | null;
}

export interface PointRewardsFilter extends PageInput {
  kind?: RewardKind | undefined;
}

export const listPointRewards = /* @__PURE__ */ endpoint({
  id: 'listPointRewards',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  auth: 'optional',
  request: pagedRequest({
    type: v.optional(v.picklist(['CASH', 'GOODS', 'FREE_SPINS'])),
    language: v.optional(text(8)),
  }),
  value: pagedValue(
    v.object({
      rewardId: text(64),
      type: v.picklist(['CASH', 'GOODS', 'FREE_SPINS']),
      name: text(255),
      description: v.string(),
      imagePath: text(2048),
      points: count(),
      stock: v.nullish(count()),
      limitPerMember: v.nullish(count()),
    }),
    {},
  ),
  encode: ({ kind, ...page }: PointRewardsFilter) => ({
    ...encodePage(page),
    type: kind && WIRE_REWARD_KINDS[kind],
  }),
  decode: (page): Page<PointReward> =>
    decodePage(page, ({ rewardId, type, points, stock, limitPerMember, ...same }) => ({
      ...same,
      id: rewardId,
      kind: REWARD_KINDS[type],
      price: points,
      stock: stock ?? null,
      limitPerMember: limitPerMember ?? null,
    })),
  summary: 'What the points mall offers.',
  spec: '§7 Points, MCS2_getPointReward; body and value ours.',
});

const WIRE_REWARD_KINDS = { cash: 'CASH', goods: 'GOODS', 'free-spins': 'FREE_SPINS' } as const;

export type RedemptionStatus = 'in-process' | 'rejected' | 'approved';

const REDEMPTION_STATUSES = {
  IN_PROCESS: 'in-process',
  REJECTED: 'rejected',
  APPROVED: 'approved',
} as const satisfies Record<string, RedemptionStatus>;

export interface Redemption {
  readonly id: string;
  readonly rewardName: string;
  readonly quantity: number;
  /** Points spent. */
  readonly points: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly status: RedemptionStatus;
  /** What the operator says about it. */
  readonly note: string | null;
}

export const listRedemptions = /* @__PURE__ */ endpoint({
  id: 'listRedemptions',
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  auth: 'token',
  request: pagedRequest({ language: v.optional(text(8)) }),
  value: pagedValue(
    v.object({
      redeemId: text(64),
      rewardName: text(255),
      quantity: count(),
      points: count(),
      time: timestamp(),
      status: v.picklist(['IN_PROCESS', 'REJECTED', 'APPROVED']),
      note: v.nullish(v.string()),
    }),
    {},
  ),
  encode: (page: PageInput) => encodePage(page),
  decode: (page): Page<Redemption> =>
    decodePage(page, ({ redeemId, time, status, note, ...same }) => ({
      ...same,
      id: redeemId,
      at: time,
      status: REDEMPTION_STATUSES[status],
      note: note ?? null,
    })),
  summary: 'What the member has redeemed.',
  spec: '§7 Points, MCS2_getRedeemPointList, §4 Redeem statuses; value ours.',
});

/** How points are earned and what they are worth. */
export interface PointConfig {
  readonly isConvertible: boolean;
  /** So many points … */
  readonly convertPoints: number;
  /** … are worth so much. */
  readonly convertAmount: Money;
  readonly minConvertPoints: number;
  /** Turnover that earns one point, by category. */
  readonly earning: readonly { readonly category: Category; readonly turnoverPerPoint: Money }[];
}

export const getPointConfig = /* @__PURE__ */ endpoint({
  id: 'getPointConfig',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  auth: 'optional',
  request: nothing(),
  value: v.object({
    currency: currencyCode(),
    isConvertible: v.boolean(),
    convertPoints: v.pipe(v.number(), v.integer(), v.minValue(1)),
    convertAmount: decimal(),
    minConvertPoints: count(),
    earning: v.array(v.object({ gameType: categorySchema(), turnoverPerPoint: decimal() })),
  }),
  decode: ({ currency, convertAmount, earning, ...same }): PointConfig => ({
    ...same,
    convertAmount: parseMoney(convertAmount, currency),
    earning: earning.map(({ gameType, turnoverPerPoint }) => ({
      category: gameType,
      turnoverPerPoint: parseMoney(turnoverPerPoint, currency),
    })),
  }),
  summary: 'How points are earned, and what they convert to.',
  spec: '§7 Points, MCS2_getPointConfig; value ours.',
});

export const POINT_TRANSACTION_TYPES = [
  'EARNED',
  'REDEEMED',
  'CONVERTED',
  'REFUNDED',
  'ADJUSTED',
] as const;

export type PointTransactionType = (typeof POINT_TRANSACTION_TYPES)[number];

export interface PointTransaction {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly type: PointTransactionType;
  /** Negative where points were spent. */
  readonly points: number;
  readonly balanceAfter: number;
  readonly note: string | null;
}

export interface PointTransactionsFilter extends PageInput {
  type?: PointTransactionType | undefined;
  /** At or after; milliseconds since 1970. */
  from?: number | undefined;
  /** Before; milliseconds since 1970. */
  to?: number | undefined;
}

export const listPointTransactions = /* @__PURE__ */ endpoint({
  id: 'listPointTransactions',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  auth: 'token',
  request: pagedRequest({
    type: v.optional(v.picklist(POINT_TRANSACTION_TYPES)),
    from: v.optional(timestamp()),
    to: v.optional(timestamp()),
  }),
  value: pagedValue(
    v.object({
      transactionId: text(64),
      time: timestamp(),
      type: v.picklist(POINT_TRANSACTION_TYPES),
      points: v.pipe(v.number(), v.integer()),
      balanceAfter: count(),
      note: v.nullish(v.string()),
    }),
    {},
  ),
  encode: ({ page, pageSize, ...filter }: PointTransactionsFilter) => ({
    ...encodePage({ page, pageSize }),
    ...filter,
  }),
  decode: (page): Page<PointTransaction> =>
    decodePage(page, ({ transactionId, time, note, ...same }) => ({
      ...same,
      id: transactionId,
      at: time,
      note: note ?? null,
    })),
  summary: "Every movement of the member's points, newest first.",
  spec: '§7 Points, ODSFE2_MemTransDet (token); body and value ours.',
});

export interface RedeemInput {
  rewardId: string;
  quantity: number;
  paymentPassword: string;
  /** Where goods are sent. */
  delivery?: { name: string; phone: string; address: string } | undefined;
}

export const redeemPointReward = /* @__PURE__ */ endpoint({
  id: 'redeemPointReward',
  method: 'POST',
  path: '/wps/relay/MCS2_redeemPointReward',
  auth: 'token',
  encrypted: true,
  idempotent: true,
  request: v.object({
    rewardId: text(64),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
    password: text(64),
    receiver: v.optional(text(128)),
    phone: v.optional(text(20)),
    address: v.optional(text(512)),
  }),
  value: v.object({ redeemId: text(64), points: count() }),
  encode: ({ rewardId, quantity, paymentPassword, delivery }: RedeemInput) => ({
    rewardId,
    quantity,
    password: paymentPassword,
    receiver: delivery?.name,
    phone: delivery?.phone,
    address: delivery?.address,
  }),
  decode: ({ redeemId, points }) => ({ redemptionId: redeemId, pointsLeft: points }),
  summary: 'Buys a reward with points.',
  spec: '§7 Points: password-checked, hence encrypted; body and value ours (value.points is what is left).',
});

export interface ConvertPointsInput {
  points: number;
  paymentPassword: string;
}

export const convertPoints = /* @__PURE__ */ endpoint({
  id: 'convertPoints',
  method: 'POST',
  path: '/wps/relay/MCS2_convertPoint',
  auth: 'token',
  encrypted: true,
  idempotent: true,
  request: v.object({
    points: v.pipe(v.number(), v.integer(), v.minValue(1)),
    password: text(64),
  }),
  value: v.object({ points: count(), amount: decimal(), currency: currencyCode() }),
  encode: ({ points, paymentPassword }: ConvertPointsInput) => ({
    points,
    password: paymentPassword,
  }),
  decode: ({ points, amount, currency }) => ({
    pointsLeft: points,
    paid: parseMoney(amount, currency),
  }),
  summary: 'Turns points into money.',
  spec: '§7 Points: password-checked, hence encrypted; body and value ours (value.points is what is left).',
});
