import {
  bigint,
  bigserial,
  boolean,
  date,
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
import { member } from '../../identity/members/schema';
import type { MoneySource } from './moneySources';

/**
 * Who is below whom, and at which depth: the closure of `member.upline_id`, maintained by triggers on
 * `member` (`drizzle/0001_rules.sql`), so that a level, a path up or a whole team is a single index scan.
 */
export const teamLink = pgTable(
  'team_link',
  {
    ancestorId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    descendantId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** 1 is direct. */
    depth: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.descendantId, table.ancestorId] }),
    index('team_link_below').on(table.ancestorId, table.depth, table.descendantId),
  ],
);

/** Settled bets that weren't voided: their count, and amounts in minor units. */
const play = () => ({
  bets: integer().notNull(),
  stake: bigint({ mode: 'bigint' }).notNull(),
  payout: bigint({ mode: 'bigint' }).notNull(),
  turnover: bigint({ mode: 'bigint' }).notNull(),
});

/** Changes of main wallets: their count, and the amount in minor units. */
const money = () => ({
  source: text().$type<MoneySource>().notNull(),
  /** True for incoming money. */
  isIn: boolean().notNull(),
  entries: integer().notNull(),
  amount: bigint({ mode: 'bigint' }).notNull(),
});

const memberDay = () => ({
  memberId: integer()
    .notNull()
    .references(() => member.id, { onDelete: 'cascade' }),
  /** A day of the brand. */
  day: date({ mode: 'string' }).notNull(),
});

const teamDay = () => ({
  /** The figures cover everyone below the ancestor on every level, but not the ancestor. */
  ancestorId: integer()
    .notNull()
    .references(() => member.id, { onDelete: 'cascade' }),
  day: date({ mode: 'string' }).notNull(),
});

/** A member's play by day and category, by the time of settlement. */
export const memberPlayDay = pgTable(
  'member_play_day',
  { ...memberDay(), category: text().$type<Category>().notNull(), ...play() },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.category] })],
);

/** A team's play by day and category. */
export const teamPlayDay = pgTable(
  'team_play_day',
  { ...teamDay(), category: text().$type<Category>().notNull(), ...play() },
  (table) => [primaryKey({ columns: [table.ancestorId, table.day, table.category] })],
);

/** Number of active team members per day: members whose turnover on it is at least that of {@link teamZone}. */
export const teamActiveDay = pgTable(
  'team_active_day',
  { ...teamDay(), active: integer().notNull() },
  (table) => [primaryKey({ columns: [table.ancestorId, table.day] })],
);

/** Changes of a member's main wallet by day and source. */
export const memberMoneyDay = pgTable(
  'member_money_day',
  { ...memberDay(), ...money() },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day, table.source, table.isIn] }),
    // Finds the members whose wallets changed on a day.
    index('member_money_day_day').on(table.day, table.memberId),
  ],
);

/** Changes of a team's main wallets by day and source. */
export const teamMoneyDay = pgTable('team_money_day', { ...teamDay(), ...money() }, (table) => [
  primaryKey({ columns: [table.ancestorId, table.day, table.source, table.isIn] }),
]);

/**
 * Changes that aren't folded into the days yet. Triggers on `bet` and `ledger_entry` write them in the
 * statement that makes the change, and a job folds them. Each member's changes have their own rows, so that a
 * large team doesn't contend for its agent's sums. Either `category` or `source` is set.
 */
export const teamDelta = pgTable('team_delta', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  memberId: integer().notNull(),
  /** Start of the quarter of an hour. In every time zone, days start on one. */
  slot: timestamp({ withTimezone: true }).notNull(),
  category: text().$type<Category>(),
  source: text().$type<MoneySource>(),
  isIn: boolean(),
  /** Number of bets or entries. Negative for a reversal. */
  n: integer().notNull(),
  stake: bigint({ mode: 'bigint' }).notNull(),
  payout: bigint({ mode: 'bigint' }).notNull(),
  turnover: bigint({ mode: 'bigint' }).notNull(),
  amount: bigint({ mode: 'bigint' }).notNull(),
});

/**
 * The time zone of the days, and the minimum turnover of active members. One row, once something was folded.
 */
export const teamZone = pgTable('team_zone', {
  id: integer().primaryKey().default(1),
  timeZone: text().notNull(),
  /** Minor units. Null: not counted yet. */
  activeTurnover: bigint({ mode: 'bigint' }),
});

/** A member's own rebate in a category, if it differs from the brand's. Basis points. */
export const memberRebate = pgTable(
  'member_rebate',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    category: text().$type<Category>().notNull(),
    rate: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.category] })],
);

/** A registration link of an agent. */
export const downlineLink = pgTable(
  'downline_link',
  {
    id: serial().primaryKey(),
    agentId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    name: text().notNull(),
    kind: text().$type<'MEMBER' | 'AGENT'>().notNull(),
    /** Basis points by category. Categories that are left out use the default. */
    rebates: jsonb().$type<Partial<Record<Category, number>>>().notNull(),
    expiresAt: timestamp({ withTimezone: true }),
    maxUses: integer(),
    uses: integer().notNull().default(0),
    closedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('downline_link_code').on(table.code),
    index('downline_link_agent').on(table.agentId, table.id),
  ],
);

/** Members who registered by an agent's code: the agent's own, or that of a link. */
export const affiliateOrigin = pgTable(
  'affiliate_origin',
  {
    memberId: integer()
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    agentId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    linkId: integer().references(() => downlineLink.id, { onDelete: 'set null' }),
    joinedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('affiliate_origin_agent').on(table.agentId, table.joinedAt)],
);

/** Number of visits by an agent's code on a day of the brand. */
export const affiliateClickDay = pgTable(
  'affiliate_click_day',
  {
    agentId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** 0: the agent's own code. */
    linkId: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    clicks: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.linkId, table.day] })],
);

/** The affiliate cashback that an agent got for a day. Zero results are stored too. */
export const affiliateCashback = pgTable(
  'affiliate_cashback',
  {
    agentId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    /** Minor units: stakes minus payouts. Negative if the members won. */
    lost: bigint({ mode: 'bigint' }).notNull(),
    /** Basis points. */
    rate: integer().notNull(),
    /** Minor units. */
    amount: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.day] })],
);
