import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { member } from '../../identity/members/schema';

/** What a member gives to friends: says nothing of the account. */
export const referralCode = pgTable(
  'referral_code',
  {
    memberId: integer()
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    code: text().notNull(),
  },
  (table) => [uniqueIndex('referral_code_code').on(table.code)],
);

/** Why a friend does not count: he came from where the inviting member is. */
export type ReferralRejection = 'SAME_ADDRESS' | 'SAME_DEVICE';

/** Somebody who has registered by a member's code. */
export const referral = pgTable(
  'referral',
  {
    id: serial().primaryKey(),
    /** Everybody is invited once at most. */
    friendId: integer()
      .notNull()
      .references(() => member.id),
    referrerId: integer()
      .notNull()
      .references(() => member.id),
    joinedAt: timestamp({ withTimezone: true }).notNull(),
    /** SHA-256 of the name that the browser gave itself. */
    deviceHash: text(),
    rejection: text().$type<ReferralRejection>(),
    /** Minor units that were paid for this friend. */
    reward: bigint({ mode: 'bigint' }),
    claimedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('referral_friend').on(table.friendId),
    index('referral_referrer').on(table.referrerId, table.id),
  ],
);

/** A tier that has been paid. */
export const referralTier = pgTable(
  'referral_tier',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    friends: integer().notNull(),
    /** Minor units. */
    bonus: bigint({ mode: 'bigint' }).notNull(),
    claimedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.friends] })],
);
