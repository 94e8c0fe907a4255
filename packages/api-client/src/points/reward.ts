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

/** What a reward is: money, a thing that is sent, spins of a slot, or a code to use elsewhere. */
export type RewardKind = FieldOf<ReturnType<typeof rewardKindSchema>>;

/* @__NO_SIDE_EFFECTS__ */
export function rewardSchema() {
  return v.object({
    id: text(64),
    kind: rewardKindSchema(),
    name: text(255),
    description: v.string(),
    imagePath: text(2048),
    /** Price of one, in points. */
    price: count(),
    /** How many are left; null for no limit. */
    stock: v.nullable(count()),
    limitPerMember: v.nullable(count()),
    /** The level of the club that it takes; null for everybody. */
    level: v.nullable(v.object({ rank: count(), name: text(64) })),
    /** What one is worth: set where `kind` is `cash`. */
    cash: v.nullable(
      v.object({
        amount: decimal(),
        /** What has to be played before it can be withdrawn. */
        turnover: decimal(),
      }),
    ),
    /** What one grants: set where `kind` is `free-spins`. */
    spins: v.nullable(
      v.object({
        count: count(),
        stake: decimal(),
        gameId: text(64),
        gameName: text(255),
        /** For how many days they can be used. */
        days: count(),
      }),
    ),
    /** How many were redeemed by everybody. */
    redeemed: count(),
    /** Since when it is offered; milliseconds since 1970; null where nobody says. */
    addedAt: v.nullable(timestamp()),
  });
}

/** Something that points buy. */
export type PointReward = FieldOf<ReturnType<typeof rewardSchema>>;
