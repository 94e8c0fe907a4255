import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { member } from '../members/schema';

/** Live sign-ins. The token itself is never stored, only its SHA-256. */
export const session = pgTable(
  'session',
  {
    tokenHash: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    ip: text().notNull(),
  },
  (table) => [index('session_member').on(table.memberId), index('session_age').on(table.expiresAt)],
);
