import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Category } from '../games/game-list/types';
import { member } from '../identity/members/schema';
import type { SettledStatus } from './outcome';

/** The status of a bet: open, settled, or refunded. */
type BetStatus = 'OPEN' | SettledStatus | 'VOID';

/**
 * One stake and its outcome, for any game. Names are stored as they were at the time: a record is evidence,
 * and the game list changes.
 */
export const bet = pgTable(
  'bet',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    roundId: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    gameId: text().notNull(),
    gameName: text().notNull(),
    category: text().$type<Category>().notNull(),
    vendor: text().notNull(),
    vendorName: text().notNull(),
    currency: text().notNull(),
    /** Minor units; zero for a granted round. */
    stake: bigint({ mode: 'bigint' }).notNull(),
    payout: bigint({ mode: 'bigint' }).notNull(),
    turnover: bigint({ mode: 'bigint' }).notNull(),
    /** Open while part of it can still pay, for example free spins. */
    status: text().$type<BetStatus>().notNull(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
    /** `PLATFORM` if the player left it open and the platform finished it. */
    settledBy: text().$type<'PLAYER' | 'PLATFORM'>(),
  },
  (table) => [
    uniqueIndex('bet_round').on(table.roundId),
    // Winning bets: few of very many.
    index('bet_won')
      .on(table.settledAt)
      .where(sql`${table.status} = 'WON'`),
    index('bet_member').on(table.memberId, table.placedAt, table.id),
    // Turnover and losses since a time, and open bets (null).
    index('bet_member_settled').on(table.memberId, table.settledAt),
    // Play of all members since a time: the leaders of a mission.
    index('bet_settled').on(table.settledAt),
    check(
      'bet_amounts',
      sql`${table.stake} >= 0 and ${table.payout} >= 0 and ${table.turnover} >= 0
        and (${table.stake} > 0 or ${table.turnover} = 0)`,
    ),
    check('bet_settled', sql`(${table.status} = 'OPEN') = (${table.settledAt} is null)`),
  ],
);

/**
 * A member's bets in a quarter of an hour on one game with one outcome, maintained by triggers on `bet`
 * (`drizzle/0001_rules.sql`). In every time zone, days start on a quarter of an hour, so totals and deep
 * pages are computed from this table instead of from every bet of a year.
 */
export const betSummary = pgTable(
  'bet_summary',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    /** Start of the quarter of an hour. */
    slot: timestamp({ withTimezone: true }).notNull(),
    gameId: text().notNull(),
    category: text().$type<Category>().notNull(),
    vendor: text().notNull(),
    status: text().$type<BetStatus>().notNull(),
    gameName: text().notNull(),
    vendorName: text().notNull(),
    bets: integer().notNull(),
    stake: bigint({ mode: 'bigint' }).notNull(),
    payout: bigint({ mode: 'bigint' }).notNull(),
    turnover: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.memberId,
        table.slot,
        table.gameId,
        table.category,
        table.vendor,
        table.status,
      ],
    }),
  ],
);
