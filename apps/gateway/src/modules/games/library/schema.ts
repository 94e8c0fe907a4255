import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { member } from '../../identity/members/schema';

/** A member's favorites. */
export const favourite = pgTable(
  'favourite',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    nodeId: text().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.nodeId] })],
);

/** The games that a member has opened, one row per game. */
export const recentGame = pgTable(
  'recent_game',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    nodeId: text().notNull(),
    openedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.nodeId] }),
    index('recent_game_order').on(table.memberId, table.openedAt),
  ],
);
