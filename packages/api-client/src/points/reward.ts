import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { decimal } from '../core/amounts';
import { count, oneOf, text, timestamp } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
export function rewardKindSchema() {
  return oneOf({
    cash: 'CASH',
    goods: 'GOODS',
    'free-spins': 'FREE_SPINS',
    voucher: 'VOUCHER',
  });
}

/** What a reward is: money, goods, spins of a slot, or a code to use elsewhere. */
export type RewardKind = FieldOf<ReturnType<typeof rewardKindSchema>>;

/* @__NO_SIDE_EFFECTS__ */
export function rewardSchema() {
  return v.object({
    id: text(64),
    kind: rewardKindSchema(),
    name: text(255),
    description: v.string(),
    imagePath: text(2048),
    /** Price per item, in points. */
    price: count(),
    /** Number left; null: unlimited. */
    stock: v.nullable(count()),
    limitPerMember: v.nullable(count()),
    /** The club level required; null: none. */
    level: v.nullable(v.object({ rank: count(), name: text(64) })),
    /** Value per item: set if `kind` is `cash`. */
    cash: v.nullable(
      v.object({
        amount: decimal(),
        /** Turnover required before a withdrawal. */
        turnover: decimal(),
      }),
    ),
    /** Spins per item: set if `kind` is `free-spins`. */
    spins: v.nullable(
      v.object({
        count: count(),
        stake: decimal(),
        gameId: text(64),
        gameName: text(255),
        /** Days until they expire. */
        days: count(),
      }),
    ),
    /** Number redeemed by all members. */
    redeemed: count(),
    /** When it was added, in milliseconds since 1970; null if unknown. */
    addedAt: v.nullable(timestamp()),
  });
}

/** A point reward: what points can buy. */
export type PointReward = FieldOf<ReturnType<typeof rewardSchema>>;
