import {
  boolean,
  index,
  integer,
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
    firstLoginAt: timestamp({ withTimezone: true }),
    lastLoginAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('member_account').on(table.account),
    index('member_upline').on(table.uplineId),
  ],
);
