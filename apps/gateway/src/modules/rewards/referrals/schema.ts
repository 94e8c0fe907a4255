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

/** The code that a member gives to friends; it reveals nothing about the account. */
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

/** Why a friend doesn't count: an address of the inviting member, or the device of an earlier friend. */
export type ReferralRejection = 'SAME_ADDRESS' | 'SAME_DEVICE';

/** A member who registered with another member's code. */
export const referral = pgTable(
  'referral',
  {
    id: serial().primaryKey(),
    /** Each member is invited at most once. */
    friendId: integer()
      .notNull()
      .references(() => member.id),
    referrerId: integer()
      .notNull()
      .references(() => member.id),
    joinedAt: timestamp({ withTimezone: true }).notNull(),
    /** SHA-256 of the device id that the browser sent. */
    deviceHash: text(),
    rejection: text().$type<ReferralRejection>(),
    /** Minor units paid for this friend. */
    reward: bigint({ mode: 'bigint' }),
    claimedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('referral_friend').on(table.friendId),
    index('referral_referrer').on(table.referrerId, table.id),
  ],
);

/** A paid tier. */
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
