import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { member } from '../members/schema';

/**
 * Sessions, including ended ones until they expire, so that an older device can be told why it was signed
 * out. The token itself is never stored, only its SHA-256.
 */
export const session = pgTable(
  'session',
  {
    tokenHash: text().primaryKey(),
    /** The id shown to the member; reveals nothing about the token. */
    id: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    ip: text().notNull(),
    userAgent: text().notNull().default(''),
    /** Valid only for changing a password that has to be changed first. */
    isRestricted: boolean().notNull().default(false),
    endedAt: timestamp({ withTimezone: true }),
    endReason: text().$type<'replaced' | 'ended'>(),
  },
  (table) => [
    uniqueIndex('session_id').on(table.id),
    index('session_member').on(table.memberId),
    index('session_age').on(table.expiresAt),
  ],
);

/** A member's identity at a provider, keyed by issuer and subject, never by email. */
export const memberIdentity = pgTable(
  'member_identity',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('member_identity_member').on(table.memberId),
  ],
);

/**
 * Addresses that a member has completed a sign-in from: a phone code from any other address requires a second
 * step.
 */
export const memberAddress = pgTable(
  'member_address',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    ip: text().notNull(),
    firstSeenAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.ip] })],
);

/** One-time secrets: links to sign in, links in emails, the redirects to and from a third party. */
export const oneTimeToken = pgTable(
  'one_time_token',
  {
    /** SHA-256 of the secret. */
    hash: text().primaryKey(),
    purpose: text().$type<OneTimePurpose>().notNull(),
    memberId: integer().references(() => member.id, { onDelete: 'cascade' }),
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('one_time_token_age').on(table.expiresAt)],
);

export type OneTimePurpose =
  | 'login-link'
  | 'password-email'
  | 'third-party-flow'
  | 'third-party-ticket'
  | 'chat-ticket'
  | 'push-ticket'
  | 'second-factor'
  | 'data-export';

/** Days, in the brand's time zone, on which a member was signed in. */
export const memberDay = pgTable(
  'member_day',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    day: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] })],
);
