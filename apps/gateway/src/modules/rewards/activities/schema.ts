import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { member } from '../../identity/members/schema';

/** A day of the brand on which a member checked in. */
export const checkInDay = pgTable(
  'check_in_day',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    day: date().notNull(),
    /** The day of the streak, from 1; after the last day of the brand's list it's 1 again. */
    streak: integer().notNull(),
    points: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day] }),
    check('check_in_day_amounts', sql`${table.streak} > 0 and ${table.points} >= 0`),
  ],
);
