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
 * Who is below whom, and how far: the closure of `member.upline_id`, kept by triggers on `member`
 * (`drizzle/0001_rules.sql`), so that a level, a way up and a whole team are one look at an index.
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

/** Settled bets that were not voided: how many, and in minor units. */
const play = () => ({
  bets: integer().notNull(),
  stake: bigint({ mode: 'bigint' }).notNull(),
  payout: bigint({ mode: 'bigint' }).notNull(),
  turnover: bigint({ mode: 'bigint' }).notNull(),
});

/** What moved on main wallets: how often, and in minor units. */
const money = () => ({
  source: text().$type<MoneySource>().notNull(),
  /** Whether the money arrived. */
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
  /** All below him count, on every level, he himself does not. */
  ancestorId: integer()
    .notNull()
    .references(() => member.id, { onDelete: 'cascade' }),
  day: date({ mode: 'string' }).notNull(),
});

/** What a member has played by the day and kind of game, by when it was settled. */
export const memberPlayDay = pgTable(
  'member_play_day',
  { ...memberDay(), category: text().$type<Category>().notNull(), ...play() },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.category] })],
);

/** The same of a team. */
export const teamPlayDay = pgTable(
  'team_play_day',
  { ...teamDay(), category: text().$type<Category>().notNull(), ...play() },
  (table) => [primaryKey({ columns: [table.ancestorId, table.day, table.category] })],
);

/** How many of a team were active on a day: whose turnover of it is at least that of {@link teamZone}. */
export const teamActiveDay = pgTable(
  'team_active_day',
  { ...teamDay(), active: integer().notNull() },
  (table) => [primaryKey({ columns: [table.ancestorId, table.day] })],
);

/** What has moved on a member's main wallet by the day and source. */
export const memberMoneyDay = pgTable(
  'member_money_day',
  { ...memberDay(), ...money() },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day, table.source, table.isIn] }),
    // Whose wallets moved on a day.
    index('member_money_day_day').on(table.day, table.memberId),
  ],
);

/** The same of a team. */
export const teamMoneyDay = pgTable('team_money_day', { ...teamDay(), ...money() }, (table) => [
  primaryKey({ columns: [table.ancestorId, table.day, table.source, table.isIn] }),
]);

/**
 * What the days do not know yet, written by triggers on `bet` and `ledger_entry` in the statement that
 * changes them and folded into the days by a job. Each member's writes touch rows of his own, so that a
 * large team does not wait in line for its agent's sums. Either `category` or `source` is set.
 */
export const teamDelta = pgTable('team_delta', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  memberId: integer().notNull(),
  /** The quarter of an hour: every time zone begins its days on one. */
  slot: timestamp({ withTimezone: true }).notNull(),
  category: text().$type<Category>(),
  source: text().$type<MoneySource>(),
  isIn: boolean(),
  /** Bets or entries; below zero takes back. */
  n: integer().notNull(),
  stake: bigint({ mode: 'bigint' }).notNull(),
  payout: bigint({ mode: 'bigint' }).notNull(),
  turnover: bigint({ mode: 'bigint' }).notNull(),
  amount: bigint({ mode: 'bigint' }).notNull(),
});

/** In which time zone the days are kept, and what made a member active on one: one row, once something was folded. */
export const teamZone = pgTable('team_zone', {
  id: integer().primaryKey().default(1),
  timeZone: text().notNull(),
  /** Minor units; null: not counted yet. */
  activeTurnover: bigint({ mode: 'bigint' }),
});

/** A member's own rebate in a category, where it is not the brand's; basis points. */
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
    /** Basis points by category; one that is not named is as for all. */
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

/** Who registered by an agent's code: his own, or that of a link. */
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

/** How often somebody came by an agent's code on a day of the brand. */
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

/** What an agent got of a day's losses of those who came by his codes; nothing is kept too. */
export const affiliateCashback = pgTable(
  'affiliate_cashback',
  {
    agentId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    /** Minor units: stakes less payouts, below zero where they won. */
    lost: bigint({ mode: 'bigint' }).notNull(),
    /** Basis points. */
    rate: integer().notNull(),
    /** Minor units. */
    amount: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.day] })],
);
