import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  bigserial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { bytes } from '../../../kernel/db/types';
import { member } from '../members/schema';

/** A member's security data beyond the columns of `member`; without a row there is none. */
export const memberSecurity = pgTable('member_security', {
  memberId: integer()
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  /** When the address in `member.email` was verified by a code. */
  emailVerifiedAt: timestamp({ withTimezone: true }),
  /** Set by a reset of the payment password. */
  withdrawalsRestUntil: timestamp({ withTimezone: true }),
});

/**
 * Keys of authenticator apps. One without `confirmedAt` is a pending setup: sign-in doesn't ask for its code.
 */
export const memberTotp = pgTable('member_totp', {
  memberId: integer()
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  /** AES-256-GCM of the base32 key, encrypted with a key of this installation and bound to the member. */
  sealedKey: text().notNull(),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  confirmedAt: timestamp({ withTimezone: true }),
  /** The last 30-second step whose code was accepted; codes of this step and earlier ones are rejected. */
  lastStep: integer().notNull().default(0),
});

/** Unused recovery codes, as HMACs. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.codeHash] })],
);

/** Sign-ins, for the member to review. */
export const signIn = pgTable(
  'sign_in',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    hadSecondStep: boolean().notNull().default(false),
  },
  (table) => [index('sign_in_member').on(table.memberId, table.id)],
);

/** Avatars that members uploaded, re-encoded. */
export const memberPicture = pgTable('member_picture', {
  memberId: integer()
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  /** 128 random bits: the address, which only its owner is told. */
  name: text().notNull().unique(),
  /** WebP. */
  data: bytes().notNull(),
  uploadedAt: timestamp({ withTimezone: true }).notNull(),
});
