import { sql } from 'drizzle-orm';
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

/** Captchas that haven't been answered; each takes one answer. */
export const captcha = pgTable(
  'captcha',
  {
    id: text().primaryKey(),
    /** HMAC of the text, so that a copy of the table reveals no answers. */
    textHash: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('captcha_age').on(table.expiresAt)],
);

/** Used proofs of work, so that each works only once. */
export const spentProof = pgTable(
  'spent_proof',
  { id: text().primaryKey(), expiresAt: timestamp({ withTimezone: true }).notNull() },
  (table) => [index('spent_proof_age').on(table.expiresAt)],
);

/** Codes sent to phones: only the newest per purpose and number is valid. */
export const phoneCode = pgTable(
  'phone_code',
  {
    purpose: text().$type<CodePurpose>().notNull(),
    /** E.164. */
    phone: text().notNull(),
    /** HMAC of the code. */
    codeHash: text().notNull(),
    /** Wrong attempts so far. */
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
  /** From here, security center codes: `phone` is the member's id, a colon, and a phone or an email address. */
  | 'bind-contact'
  | 'change-contact'
  | 'payment-password';

/** Text messages for a real provider, each with its outcome. */
export const smsMessage = pgTable(
  'sms_message',
  {
    /** Random; the provider gets it too. */
    reference: text().primaryKey(),
    /** E.164. */
    recipient: text().notNull(),
    /** Only while the message may have to be sent again: it contains a code. */
    text: text(),
    status: text().$type<'sending' | 'sent' | 'failed'>().notNull(),
    /** Why it failed, with the provider's HTTP status. */
    reason: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When a gateway last began to send it. */
    claimedAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('sms_message_age').on(table.createdAt),
    index('sms_message_sending')
      .on(table.claimedAt)
      .where(sql`${table.status} = 'sending'`),
  ],
);

/** Messages of the sandbox's provider, which sends nothing: SMS and emails, readable at `/outbox`. */
export const outboxMessage = pgTable('outbox_message', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  channel: text().$type<'sms' | 'email'>().notNull(),
  recipient: text().notNull(),
  subject: text(),
  body: text().notNull(),
  details: jsonb().$type<Record<string, unknown>>(),
  sentAt: timestamp({ withTimezone: true }).notNull(),
});
