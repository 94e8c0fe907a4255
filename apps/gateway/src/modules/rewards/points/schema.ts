import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Category } from '../../games/game-list/types';
import type { Texts } from '../../../kernel/text/texts';
import { member } from '../../identity/members/schema';

/** The kind of a reward; see `fulfil.ts` for how each is delivered. */
export type RewardKind = 'GOODS' | 'VOUCHER' | 'CASH' | 'FREE_SPINS';

/** The value of one reward; goods and vouchers have none. */
export type RewardValue =
  /** In bonus units (`bonusIn`). */
  | { kind: 'CASH'; units: number; turnoverMultiple: number }
  /** For the slot of the brand's free spins. */
  | { kind: 'FREE_SPINS'; spins: number; days: number; turnoverMultiple: number };

/** The rewards of the points mall. */
export const pointReward = pgTable(
  'point_reward',
  {
    id: text().primaryKey(),
    kind: text().$type<RewardKind>().notNull(),
    name: jsonb().$type<Texts>().notNull(),
    description: jsonb().$type<Texts>().notNull(),
    /** How it's used and what it requires; one paragraph per line. */
    terms: jsonb().$type<Texts>().notNull(),
    /** Price of one, in points. */
    price: integer().notNull(),
    /** How many are left; null for no limit. For vouchers, the number of free codes. */
    stock: integer(),
    limitPerMember: integer(),
    /** The min club rank; 0: everyone. */
    minRank: integer().notNull().default(0),
    /** Set for cash and free spins; null for the others. */
    value: jsonb().$type<RewardValue>(),
    /** How many were redeemed by all members, excluding rejected ones. */
    redeemed: integer().notNull().default(0),
    addedAt: timestamp({ withTimezone: true }).notNull(),
    /** No longer offered; existing redemptions stay. */
    isOff: boolean().notNull().default(false),
  },
  (table) => [
    index('point_reward_price').on(table.price),
    check('point_reward_price_above_zero', sql`${table.price} > 0`),
    check('point_reward_stock_not_negative', sql`${table.stock} >= 0`),
    check('point_reward_redeemed_not_negative', sql`${table.redeemed} >= 0`),
    check(
      'point_reward_value',
      sql`(${table.kind} in ('CASH', 'FREE_SPINS')) = (${table.value} is not null)`,
    ),
  ],
);

export type RedemptionStatus = 'IN_PROCESS' | 'REJECTED' | 'APPROVED';

/** A reward that a member bought with points (specification §4, redeem statuses). */
export const redemption = pgTable(
  'redemption',
  {
    id: serial().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    /** Null for redemptions from before the platform had a list of rewards. */
    rewardId: text().references(() => pointReward.id),
    kind: text().$type<RewardKind>(),
    /** The name at the time. */
    rewardName: jsonb().$type<Texts>().notNull(),
    quantity: integer().notNull(),
    /** Points spent. */
    points: integer().notNull(),
    status: text().$type<RedemptionStatus>().notNull(),
    /** The operator's note. */
    note: jsonb().$type<Texts>(),
    /** The carrier's tracking number. */
    tracking: text(),
    /** Where goods are sent. */
    receiver: text(),
    phone: text(),
    address: text(),
    /** When the voucher codes were shown. */
    revealedAt: timestamp({ withTimezone: true }),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('redemption_member').on(table.memberId, table.at, table.id),
    index('redemption_reward').on(table.rewardId, table.memberId),
    check('redemption_quantity', sql`${table.quantity} > 0`),
    check(
      'redemption_delivery',
      sql`${table.kind} <> 'GOODS' or (${table.receiver} is not null and ${table.phone} is not null and ${table.address} is not null)`,
    ),
  ],
);

/** The timeline of a redemption. Append-only. */
export const redemptionEvent = pgTable(
  'redemption_event',
  {
    id: serial().primaryKey(),
    redemptionId: integer()
      .notNull()
      .references(() => redemption.id, { onDelete: 'cascade' }),
    step: text()
      .$type<
        | 'REQUESTED'
        | 'NOTED'
        | 'SHIPPED'
        | 'APPROVED'
        | 'REJECTED'
        | 'POINTS_RETURNED'
        | 'CREDITED'
        | 'GRANTED'
        | 'REVEALED'
      >()
      .notNull(),
    note: jsonb().$type<Texts>(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('redemption_event_order').on(table.redemptionId, table.at, table.id)],
);

/** Voucher codes; each is given once. */
export const voucherCode = pgTable(
  'voucher_code',
  {
    id: serial().primaryKey(),
    rewardId: text()
      .notNull()
      .references(() => pointReward.id),
    code: text().notNull(),
    /** The redemption that has it; null while it's free. */
    redemptionId: integer().references(() => redemption.id),
  },
  (table) => [
    uniqueIndex('voucher_code_once').on(table.rewardId, table.code),
    index('voucher_code_free')
      .on(table.rewardId, table.id)
      .where(sql`${table.redemptionId} is null`),
    index('voucher_code_redemption').on(table.redemptionId),
  ],
);

/**
 * Turnover that hasn't been counted for points yet, written by triggers on `bet` (`drizzle/0001_rules.sql`)
 * in the statement that settles, voids or changes bets; negative if a settled bet was voided.
 */
export const pointDelta = pgTable('point_delta', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  memberId: integer()
    .notNull()
    .references(() => member.id, { onDelete: 'cascade' }),
  category: text().$type<Category>().notNull(),
  /** The start of the quarter hour in which they were settled. */
  slot: timestamp({ withTimezone: true }).notNull(),
  /** Minor units of the member's currency. */
  turnover: bigint({ mode: 'bigint' }).notNull(),
});

/** A member's progress to the next point of a category. */
export const pointEarning = pgTable(
  'point_earning',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    category: text().$type<Category>().notNull(),
    /** Minor units not converted to points yet; negative if a bet was voided after its points were given. */
    carry: bigint({ mode: 'bigint' }).notNull(),
    /** How many times points were given; part of the posting's key. */
    postings: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.category] })],
);
