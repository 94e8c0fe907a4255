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

/** The occasion of a platform reward. */
export type RewardOccasion = 'REGISTRATION' | 'CONTACT' | 'WELCOME' | 'LEVEL_UP' | 'BIRTHDAY';

/** A platform reward that was granted to a member: claimable, claimed or expired. */
export const memberReward = pgTable(
  'member_reward',
  {
    id: serial().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    kind: text().$type<RewardOccasion>().notNull(),
    /** The level, the year of the birthday, a hash of the contact …: one reward each. */
    occasion: text().notNull(),
    /** Minor units; exactly one of `amount`, `points` and `spins` is above zero. */
    amount: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    currency: text().notNull(),
    points: integer().notNull().default(0),
    spins: integer().notNull().default(0),
    /** Turnover required for money and free spin winnings before the next withdrawal, as a multiple. */
    turnoverMultiple: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }),
    claimedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('member_reward_once').on(table.memberId, table.kind, table.occasion),
    // A contact is rewarded once, whoever fills it in.
    uniqueIndex('member_reward_contact')
      .on(table.occasion)
      .where(sql`${table.kind} = 'CONTACT'`),
    index('member_reward_member').on(table.memberId, table.createdAt, table.id),
    check(
      'member_reward_amounts',
      sql`${table.amount} >= 0 and ${table.points} >= 0 and ${table.spins} >= 0
        and (${table.amount} > 0)::int + (${table.points} > 0)::int + (${table.spins} > 0)::int = 1`,
    ),
  ],
);
