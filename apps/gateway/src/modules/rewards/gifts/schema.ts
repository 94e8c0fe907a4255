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

/** What a reward of the platform is given for. */
export type RewardOccasion = 'REGISTRATION' | 'WELCOME' | 'LEVEL_UP' | 'BIRTHDAY';

/** A bonus or gift that a member was given: it waits to be claimed, was claimed, or has expired. */
export const memberReward = pgTable(
  'member_reward',
  {
    id: serial().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    kind: text().$type<RewardOccasion>().notNull(),
    /** The level, the year of the birthday …: one reward each. */
    occasion: text().notNull(),
    /** Minor units; one of `amount`, `points` and `spins` is more than nothing. */
    amount: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    currency: text().notNull(),
    points: integer().notNull().default(0),
    spins: integer().notNull().default(0),
    /** Money, and what spins win, is played so many times before the next withdrawal. */
    turnoverMultiple: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }),
    claimedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('member_reward_once').on(table.memberId, table.kind, table.occasion),
    index('member_reward_member').on(table.memberId, table.createdAt, table.id),
    check(
      'member_reward_amounts',
      sql`${table.amount} >= 0 and ${table.points} >= 0 and ${table.spins} >= 0
        and (${table.amount} > 0)::int + (${table.points} > 0)::int + (${table.spins} > 0)::int = 1`,
    ),
  ],
);
