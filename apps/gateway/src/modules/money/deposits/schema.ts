import type { WireDepositReason, WireDepositState } from '@perya/api-client';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes } from '../../../kernel/db/types';
import { member } from '../../identity/members/schema';
import type { PaymentInstruction } from './provider';
import type { MethodSettings } from './settings';

/** What a member wants to pay in, or has. */
export const deposit = pgTable(
  'deposit',
  {
    /** Ten letters and digits that are told over a telephone: the reference of a transfer too. */
    id: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    methodId: text().notNull(),
    /** The method as it was when it was ordered: a brand that changes a fee changes no order. */
    method: jsonb().$type<MethodSettings>().notNull(),
    currency: text().notNull(),
    /** Minor units: what is paid, what of it is the fee, and what a promotion adds once it is paid. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    fee: bigint({ mode: 'bigint' }).notNull(),
    bonus: bigint({ mode: 'bigint' }),
    /** The promotion that it carries, and the beginning of the season that it is for. */
    promoId: text(),
    seasonStart: timestamp({ withTimezone: true }),
    status: text().$type<WireDepositState>().notNull(),
    instruction: jsonb().$type<PaymentInstruction>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When the provider is asked next; null: not any more, or there is none. */
    askAt: timestamp({ withTimezone: true }),
    asked: integer().notNull().default(0),
  },
  (table) => [
    index('deposit_member').on(table.memberId, table.createdAt.desc()),
    index('deposit_ask')
      .on(table.askAt)
      .where(sql`${table.askAt} is not null`),
    index('deposit_expiry')
      .on(table.expiresAt)
      .where(sql`${table.status} in ('CREATED', 'REDIRECTED', 'AWAITING_RECEIPT')`),
    check('deposit_sums', sql`${table.amount} > 0 and ${table.fee} between 0 and ${table.amount}`),
  ],
);

/** Every state that a deposit came into; rows are only added. */
export const depositStep = pgTable(
  'deposit_step',
  {
    id: serial().primaryKey(),
    depositId: text()
      .notNull()
      .references(() => deposit.id),
    status: text().$type<WireDepositState>().notNull(),
    reason: text().$type<WireDepositReason>().notNull(),
    /** What the desk wrote about it. */
    note: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('deposit_step_deposit').on(table.depositId, table.id)],
);

/** A receipt of a transfer, re-encoded from what was sent. */
export const depositReceipt = pgTable(
  'deposit_receipt',
  {
    /** Random: anyone who has it may fetch the picture. */
    name: text().primaryKey(),
    depositId: text()
      .notNull()
      .references(() => deposit.id),
    position: integer().notNull(),
    /** WebP. */
    data: bytes().notNull(),
  },
  (table) => [uniqueIndex('deposit_receipt_place').on(table.depositId, table.position)],
);

/** Nonces of the callbacks that were taken: each is good once. */
export const paymentNonce = pgTable(
  'payment_nonce',
  {
    provider: text().notNull(),
    nonce: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.nonce] })],
);

/** The sandbox provider's own book: what was asked of it, and the callbacks that it still owes. */
export const sandboxPayment = pgTable(
  'sandbox_payment',
  {
    /** Random, in the address of its page. */
    token: text().primaryKey(),
    /** The merchant's: the deposit. */
    reference: text().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    returnTo: text().notNull(),
    status: text().$type<'PENDING' | 'PAID' | 'DECLINED' | 'CANCELLED'>().notNull(),
    /** What was paid in the end. */
    paid: bigint({ mode: 'bigint' }),
    /** From when it knows of its end: a late one learns of it late. */
    knownAt: timestamp({ withTimezone: true }),
    callbacksLeft: integer().notNull().default(0),
    isWronglySigned: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('sandbox_payment_reference').on(table.reference),
    index('sandbox_payment_due')
      .on(table.knownAt)
      .where(sql`${table.callbacksLeft} > 0`),
  ],
);
