import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { Texts } from '../content/schema';
import { member } from '../members/schema';

/** What a member has bought with points (specification §4, redeem statuses). */
export const redemption = pgTable(
  'redemption',
  {
    id: serial().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    /** As it was called at the time. */
    rewardName: jsonb().$type<Texts>().notNull(),
    quantity: integer().notNull(),
    /** Spent. */
    points: integer().notNull(),
    status: text().$type<'IN_PROCESS' | 'REJECTED' | 'APPROVED'>().notNull(),
    /** What the operator says about it. */
    note: jsonb().$type<Texts>(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('redemption_member').on(table.memberId, table.at, table.id)],
);
