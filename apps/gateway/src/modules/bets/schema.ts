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

/**
 * One stake and what became of it, whatever the game. Names are kept as they were at the time:
 * a record is evidence, and a game list changes.
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
    /** Minor units; nothing for a round that was granted. */
    stake: bigint({ mode: 'bigint' }).notNull(),
    payout: bigint({ mode: 'bigint' }).notNull(),
    turnover: bigint({ mode: 'bigint' }).notNull(),
    /** Open while something of it may still pay, for example free spins. */
    status: text().$type<'OPEN' | 'WON' | 'LOST' | 'DRAWN' | 'VOID'>().notNull(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
    /** `PLATFORM` where its player left it open and the platform played it to its end. */
    settledBy: text().$type<'PLAYER' | 'PLATFORM'>(),
  },
  (table) => [
    uniqueIndex('bet_round').on(table.roundId),
    // The winners: few of very many bets.
    index('bet_won')
      .on(table.settledAt)
      .where(sql`${table.status} = 'WON'`),
    index('bet_member').on(table.memberId, table.placedAt, table.id),
    // Turnover and losses since a moment, and what is open (null) still.
    index('bet_member_settled').on(table.memberId, table.settledAt),
    // Everybody's play since a moment: who leads in a mission.
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
 * What a member bet in a quarter of an hour on one game with one outcome, kept by triggers on `bet`
 * (`drizzle/0001_rules.sql`). Every time zone begins its days on a quarter of an hour, so that
 * totals and deep pages are found here and not by reading every bet of a year.
 */
export const betSummary = pgTable(
  'bet_summary',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    /** When the quarter of an hour begins. */
    slot: timestamp({ withTimezone: true }).notNull(),
    gameId: text().notNull(),
    category: text().$type<Category>().notNull(),
    vendor: text().notNull(),
    status: text().$type<'OPEN' | 'WON' | 'LOST' | 'DRAWN' | 'VOID'>().notNull(),
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
