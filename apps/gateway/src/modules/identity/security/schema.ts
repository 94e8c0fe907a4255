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

/** What a member's protection has beyond the columns of `member`; without a row nothing of it. */
export const memberSecurity = pgTable('member_security', {
  memberId: integer()
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  /** When the address in `member.email` was proven by a code. */
  emailVerifiedAt: timestamp({ withTimezone: true }),
  /** After a payment password was reset. */
  withdrawalsRestUntil: timestamp({ withTimezone: true }),
});

/** Keys of authenticator apps; one without `confirmedAt` is a beginning, and asks nobody for a code. */
export const memberTotp = pgTable('member_totp', {
  memberId: integer()
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  /** AES-256-GCM of the base32 key, under a key of this installation and bound to the member. */
  sealedKey: text().notNull(),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  confirmedAt: timestamp({ withTimezone: true }),
  /** The last step of thirty seconds whose code was taken: it, and none before, is taken again. */
  lastStep: integer().notNull().default(0),
});

/** Recovery codes that are still good, as HMACs. */
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

/** Sign-ins as they were made, for their owner to look through. */
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

/** Pictures that members have uploaded of themselves, re-encoded. */
export const memberPicture = pgTable('member_picture', {
  memberId: integer()
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  /** 128 random bits: the address that its owner alone is told. */
  name: text().notNull().unique(),
  /** WebP. */
  data: bytes().notNull(),
  uploadedAt: timestamp({ withTimezone: true }).notNull(),
});
