import {
  boolean,
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

/** Members, agents and trial accounts. */
export const member = pgTable(
  'member',
  {
    id: serial().primaryKey(),
    /** Sign-in name, lower case. */
    account: text().notNull(),
    nickname: text().notNull(),
    /** 0 member, 1, 2, 41 and 42 agents, 4 trial (specification §6). */
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
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('member_account').on(table.account),
    index('member_upline').on(table.uplineId),
    // For what new members get.
    index('member_created').on(table.createdAt),
    uniqueIndex('member_mobile').on(table.mobile),
    uniqueIndex('member_email').on(table.email),
    uniqueIndex('member_affiliate_code').on(table.affiliateCode),
  ],
);
