import {
  bigint,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { member } from '../../identity/members/schema';

/** A mission whose reward was claimed. */
export const missionClaim = pgTable(
  'mission_claim',
  {
    id: serial().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    missionId: text().notNull(),
    /** The start of the period in which it was done. */
    periodStart: timestamp({ withTimezone: true }).notNull(),
    /** Minor units. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    points: integer().notNull().default(0),
    claimedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('mission_claim_once').on(table.memberId, table.missionId, table.periodStart),
    index('mission_claim_time').on(table.claimedAt),
  ],
);
