import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { count, decimal, text, timestamp } from '../core/schemas';

/** What a reward is: money, a thing that is sent, spins of a slot, or a code to use elsewhere. */
export type RewardKind = 'cash' | 'goods' | 'free-spins' | 'voucher';

export const WIRE_REWARD_KINDS = {
  cash: 'CASH',
  goods: 'GOODS',
  'free-spins': 'FREE_SPINS',
  voucher: 'VOUCHER',
} as const;

export const REWARD_KINDS = {
  CASH: 'cash',
  GOODS: 'goods',
  FREE_SPINS: 'free-spins',
  VOUCHER: 'voucher',
} as const satisfies Record<string, RewardKind>;

/* @__NO_SIDE_EFFECTS__ */
export function rewardKindSchema() {
  return v.picklist(['CASH', 'GOODS', 'FREE_SPINS', 'VOUCHER']);
}

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
  /** The level of the club that it takes; null for everybody. */
  readonly level: { readonly rank: number; readonly name: string } | null;
  /** What one is worth: set where `kind` is `cash`. */
  readonly cash: RewardCash | null;
  /** What one grants: set where `kind` is `free-spins`. */
  readonly spins: RewardSpins | null;
  /** How many were redeemed by everybody. */
  readonly redeemed: number;
  /** Since when it is offered; milliseconds since 1970; null where nobody says. */
  readonly addedAt: number | null;
}

export interface RewardCash {
  readonly amount: Money;
  /** What has to be played before it can be withdrawn. */
  readonly turnover: Money;
}

export interface RewardSpins {
  readonly count: number;
  readonly stake: Money;
  readonly gameId: string;
  readonly gameName: string;
  /** For how many days they can be used. */
  readonly days: number;
}

/* @__NO_SIDE_EFFECTS__ */
export function rewardSchema() {
  return v.object({
    rewardId: text(64),
    type: rewardKindSchema(),
    name: text(255),
    description: v.string(),
    imagePath: text(2048),
    points: count(),
    stock: v.nullish(count()),
    limitPerMember: v.nullish(count()),
    level: v.nullish(v.object({ rank: count(), name: text(64) })),
    cash: v.nullish(v.object({ amount: decimal(), turnover: decimal() })),
    spins: v.nullish(
      v.object({
        count: count(),
        stake: decimal(),
        gameId: text(64),
        gameName: text(255),
        days: count(),
      }),
    ),
    redeemed: v.optional(count()),
    addTime: v.nullish(timestamp()),
  });
}

export type WireReward = v.InferOutput<ReturnType<typeof rewardSchema>>;

export function decodeReward(wire: WireReward, currency: string): PointReward {
  const { rewardId, type, name, description, imagePath, points, cash, spins } = wire;
  return {
    id: rewardId,
    kind: REWARD_KINDS[type],
    name,
    description,
    imagePath,
    price: points,
    stock: wire.stock ?? null,
    limitPerMember: wire.limitPerMember ?? null,
    level: wire.level ?? null,
    cash: cash
      ? {
          amount: parseMoney(cash.amount, currency),
          turnover: parseMoney(cash.turnover, currency),
        }
      : null,
    spins: spins ? { ...spins, stake: parseMoney(spins.stake, currency) } : null,
    redeemed: wire.redeemed ?? 0,
    addedAt: wire.addTime ?? null,
  };
}
