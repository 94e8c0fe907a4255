import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { member } from '../../identity/members/schema';

/** The source of free spins. */
export type FreeSpinSource = 'WHEEL' | 'TOURNAMENT' | 'POINTS' | 'REWARD' | 'OPERATOR';

/** Granted rounds of one slot that cost nothing. */
export const freeSpinGrant = pgTable(
  'free_spin_grant',
  {
    id: serial().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    gameId: text().notNull(),
    currency: text().notNull(),
    /** The stake of each round, in minor units. */
    stake: bigint({ mode: 'bigint' }).notNull(),
    spins: integer().notNull(),
    spinsLeft: integer().notNull(),
    /** Total winnings so far, in minor units. */
    won: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    turnoverMultiple: integer().notNull(),
    source: text().$type<FreeSpinSource>().notNull(),
    /** The id of the spin, redemption, reward and so on; one grant per source and id. */
    sourceId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('free_spin_grant_source').on(table.source, table.sourceId),
    index('free_spin_grant_member').on(table.memberId, table.createdAt, table.id),
    index('free_spin_grant_open')
      .on(table.memberId, table.gameId, table.expiresAt)
      .where(sql`${table.spinsLeft} > 0`),
    check(
      'free_spin_grant_amounts',
      sql`${table.stake} > 0 and ${table.spins} > 0 and ${table.spinsLeft} >= 0
        and ${table.spinsLeft} <= ${table.spins} and ${table.won} >= 0
        and ${table.turnoverMultiple} >= 0`,
    ),
  ],
);
