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

/** What a reward is: see `fulfil.ts` for what becomes of each kind. */
export type RewardKind = 'GOODS' | 'VOUCHER' | 'CASH' | 'FREE_SPINS';

/** What one reward is worth; goods and vouchers are worth what they are. */
export type RewardValue =
  /** Units are those of a bonus (`bonusIn`). */
  | { kind: 'CASH'; units: number; turnoverMultiple: number }
  /** On the slot that the brand's free spins are for. */
  | { kind: 'FREE_SPINS'; spins: number; days: number; turnoverMultiple: number };

/** What the points mall offers. */
export const pointReward = pgTable(
  'point_reward',
  {
    id: text().primaryKey(),
    kind: text().$type<RewardKind>().notNull(),
    name: jsonb().$type<Texts>().notNull(),
    description: jsonb().$type<Texts>().notNull(),
    /** How it is used, what it takes; a paragraph a line. */
    terms: jsonb().$type<Texts>().notNull(),
    /** Points for one. */
    price: integer().notNull(),
    /** How many are left; null for no limit. Of vouchers: as many as there are codes. */
    stock: integer(),
    limitPerMember: integer(),
    /** The lowest rank of the club that it is for; 0: everybody. */
    minRank: integer().notNull().default(0),
    /** Of cash and free spins; null for the others. */
    value: jsonb().$type<RewardValue>(),
    /** How many were redeemed by everybody, those rejected not counted. */
    redeemed: integer().notNull().default(0),
    addedAt: timestamp({ withTimezone: true }).notNull(),
    /** Not offered any more; what was redeemed stays. */
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

/** What a member has bought with points (specification §4, redeem statuses). */
export const redemption = pgTable(
  'redemption',
  {
    id: serial().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    /** Null for what was redeemed before the platform had a list of rewards. */
    rewardId: text().references(() => pointReward.id),
    kind: text().$type<RewardKind>(),
    /** As it was called at the time. */
    rewardName: jsonb().$type<Texts>().notNull(),
    quantity: integer().notNull(),
    /** Spent. */
    points: integer().notNull(),
    status: text().$type<RedemptionStatus>().notNull(),
    /** What the operator says about it. */
    note: jsonb().$type<Texts>(),
    /** The carrier's tracking number. */
    tracking: text(),
    /** Where goods are sent. */
    receiver: text(),
    phone: text(),
    address: text(),
    /** When the codes of vouchers were shown. */
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

/** What has happened to a redemption: its timeline. Rows are only ever added. */
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

/** The codes of vouchers: each given once. */
export const voucherCode = pgTable(
  'voucher_code',
  {
    id: serial().primaryKey(),
    rewardId: text()
      .notNull()
      .references(() => pointReward.id),
    code: text().notNull(),
    /** Whose it is; null while nobody has it. */
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
 * Turnover that no point was counted of yet, written by triggers on `bet` (`drizzle/0001_rules.sql`) in the
 * statement that settles, voids or changes bets; below zero where a settled bet was voided.
 */
export const pointDelta = pgTable('point_delta', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  memberId: integer()
    .notNull()
    .references(() => member.id, { onDelete: 'cascade' }),
  category: text().$type<Category>().notNull(),
  /** When the quarter of an hour begins in which they were settled. */
  slot: timestamp({ withTimezone: true }).notNull(),
  /** Minor units of the member's currency. */
  turnover: bigint({ mode: 'bigint' }).notNull(),
});

/** How far a member is on the way to the next point of a category. */
export const pointEarning = pgTable(
  'point_earning',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    category: text().$type<Category>().notNull(),
    /** Minor units that no point was given for yet; below zero where a bet was voided after its points were. */
    carry: bigint({ mode: 'bigint' }).notNull(),
    /** How often points were given: part of the posting's key. */
    postings: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.category] })],
);
