import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { RetentionKind } from '../../../kernel/own-data/section';

/** Members, agents and trial accounts, and the guests who play demos. */
export const member = pgTable(
  'member',
  {
    id: serial().primaryKey(),
    /** Sign-in name, lower case. */
    account: text().notNull(),
    nickname: text().notNull(),
    /** 0 member, 1, 2, 41 and 42 agents, 4 trial (specification §6); -1 a guest who plays demos. */
    type: integer().notNull().default(0),
    uplineId: integer(),
    currency: text().notNull(),
    language: text().notNull(),
    email: text(),
    /** E.164, for example `+639171234567`. */
    mobile: text(),
    clubRank: integer().notNull().default(0),
    clubLabel: text(),
    clubColor: text(),
    clubColor2: text(),
    memberLabel: text(),
    memberLabelTextColor: text(),
    memberLabelBgColor: text(),
    avatar: text(),
    passwordHash: text().notNull(),
    passwordChangedAt: timestamp({ withTimezone: true }).notNull(),
    passwordExpired: boolean().notNull().default(false),
    paymentPasswordHash: text(),
    /** As in the member's ID documents; payments are made to this name. */
    payeeName: text(),
    dateOfBirth: date(),
    /** Registration fields without a column of their own, by field: `line`, `zalo`, `idNumber` … */
    contacts: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The code that others use to register below this member. */
    affiliateCode: text(),
    /** Who invited this member. */
    referrerId: integer(),
    registeredBy: text(),
    registerUrl: text(),
    firstLoginAt: timestamp({ withTimezone: true }),
    lastLoginAt: timestamp({ withTimezone: true }),
    /** The closing that the member requested, or that closed the account; null while it's open. */
    closing: text().$type<'REQUESTED' | 'CLOSED'>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('member_account').on(table.account),
    index('member_upline').on(table.uplineId),
    // For the job that deletes guests.
    index('member_guest')
      .on(table.id)
      .where(sql`${table.type} = -1`),
    // For what new members get.
    index('member_created').on(table.createdAt),
    uniqueIndex('member_mobile').on(table.mobile),
    uniqueIndex('member_email').on(table.email),
    uniqueIndex('member_affiliate_code').on(table.affiliateCode),
  ],
);

/** Why a closing ended and left the account open. */
export type ClosingFailure = 'PAYMENT_REFUSED' | 'MONEY_LEFT';

/** Requests of members to close their accounts, with their outcomes. `member.closing` follows the last one. */
export const accountClosing = pgTable(
  'account_closing',
  {
    id: serial().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    state: text().$type<'REQUESTED' | 'CLOSED' | 'CANCELLED' | 'FAILED'>().notNull(),
    /** As the member wrote it. */
    reason: text(),
    /** The closing withdrawal; null if there was nothing to pay out. */
    withdrawalGroupId: text(),
    currency: text().notNull(),
    /** Minor units that are paid out. */
    payout: bigint({ mode: 'bigint' }).notNull(),
    /** Minor units of bonuses whose turnover isn't met; held until the closing ends. */
    forfeited: bigint({ mode: 'bigint' }).notNull(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the account was closed, or stayed open. */
    endedAt: timestamp({ withTimezone: true }),
    failure: text().$type<ClosingFailure>(),
    /** The kinds of data that were erased since the account was closed. */
    erased: jsonb().$type<readonly RetentionKind[]>().notNull().default([]),
  },
  (table) => [
    index('account_closing_member').on(table.memberId, table.id),
    // One at a time; also what the job looks for.
    uniqueIndex('account_closing_requested')
      .on(table.memberId)
      .where(sql`${table.state} = 'REQUESTED'`),
    check(
      'account_closing_amounts',
      sql`${table.payout} >= 0 and ${table.forfeited} >= 0
        and (${table.payout} > 0) = (${table.withdrawalGroupId} is not null)`,
    ),
    check(
      'account_closing_end',
      sql`(${table.state} = 'REQUESTED') = (${table.endedAt} is null)
        and (${table.state} = 'FAILED') = (${table.failure} is not null)`,
    ),
  ],
);
