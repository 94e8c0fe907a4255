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
} from 'drizzle-orm/pg-core';
import type { Category } from '../../games/game-list/types';
import { member } from '../../identity/members/schema';

/** A paid rebate; the next one of its category starts where it ended. */
export const rebateClaim = pgTable(
  'rebate_claim',
  {
    id: serial().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    category: text().$type<Category>().notNull(),
    /** Bets settled from this time on … */
    fromAt: timestamp({ withTimezone: true }).notNull(),
    /** … and before this time were counted. */
    toAt: timestamp({ withTimezone: true }).notNull(),
    /** Minor units. */
    turnover: bigint({ mode: 'bigint' }).notNull(),
    /** Basis points. */
    rate: integer().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    claimedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('rebate_claim_member').on(table.memberId, table.claimedAt, table.id),
    index('rebate_claim_end').on(table.memberId, table.category, table.toAt),
    check(
      'rebate_claim_amounts',
      sql`${table.amount} > 0 and ${table.turnover} >= ${table.amount} and ${table.fromAt} < ${table.toAt}`,
    ),
  ],
);
