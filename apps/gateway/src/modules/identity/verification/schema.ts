import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** Captchas drawn and not yet answered: one answer each. */
export const captcha = pgTable(
  'captcha',
  {
    id: text().primaryKey(),
    /** HMAC of the text, so that a copy of the table answers nothing. */
    textHash: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('captcha_age').on(table.expiresAt)],
);

/** Solved proofs of work, so that each counts once. */
export const spentProof = pgTable(
  'spent_proof',
  { id: text().primaryKey(), expiresAt: timestamp({ withTimezone: true }).notNull() },
  (table) => [index('spent_proof_age').on(table.expiresAt)],
);

/** Codes sent to phones: one is good for each purpose and number, the newest. */
export const phoneCode = pgTable(
  'phone_code',
  {
    purpose: text().$type<CodePurpose>().notNull(),
    /** E.164. */
    phone: text().notNull(),
    /** HMAC of the code. */
    codeHash: text().notNull(),
    /** Wrong tries so far. */
    tries: integer().notNull().default(0),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.phone] }),
    index('phone_code_age').on(table.expiresAt),
  ],
);

export type CodePurpose =
  | 'login'
  | 'login-second'
  | 'register'
  | 'password'
  /** Of the security centre, where the "phone" may be a mailbox, after the member's id. */
  | 'bind-contact'
  | 'change-contact'
  | 'payment-password';

/** What the outbox provider "sent": text messages and mails, readable at `/outbox` in the sandbox. */
export const outboxMessage = pgTable('outbox_message', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  channel: text().$type<'sms' | 'email'>().notNull(),
  recipient: text().notNull(),
  subject: text(),
  body: text().notNull(),
  details: jsonb().$type<Record<string, unknown>>(),
  sentAt: timestamp({ withTimezone: true }).notNull(),
});
