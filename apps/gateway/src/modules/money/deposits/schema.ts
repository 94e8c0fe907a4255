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
import type { PaymentInstruction, StartedPayment } from './provider';
import type { MethodSettings } from './settings';

/** A deposit that a member has ordered or paid. */
export const deposit = pgTable(
  'deposit',
  {
    /** Ten letters and digits that are easy to spell over the phone; also the reference of a transfer. */
    id: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    methodId: text().notNull(),
    /**
     * The method's settings at the time of the order: if a brand changes a fee, existing orders keep the old
     * one.
     */
    method: jsonb().$type<MethodSettings>().notNull(),
    currency: text().notNull(),
    /**
     * Minor units: the amount paid, the fee included in it, and the bonus that a promotion adds after
     * payment.
     */
    amount: bigint({ mode: 'bigint' }).notNull(),
    fee: bigint({ mode: 'bigint' }).notNull(),
    bonus: bigint({ mode: 'bigint' }),
    /** The promotion applied to the deposit, and the start of the season that it's for. */
    promoId: text(),
    seasonStart: timestamp({ withTimezone: true }),
    status: text().$type<WireDepositState>().notNull(),
    /** What the provider answered to the order. */
    instruction: jsonb().$type<PaymentInstruction & Partial<Pick<StartedPayment, 'paymentId'>>>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When the provider is queried next; null if it won't be queried again or there is no provider. */
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

/** Every state that a deposit has entered. Rows are only added. */
export const depositStep = pgTable(
  'deposit_step',
  {
    id: serial().primaryKey(),
    depositId: text()
      .notNull()
      .references(() => deposit.id),
    status: text().$type<WireDepositState>().notNull(),
    reason: text().$type<WireDepositReason>().notNull(),
    /** The desk's note. */
    note: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('deposit_step_deposit').on(table.depositId, table.id)],
);

/** A receipt of a transfer, re-encoded from the upload. */
export const depositReceipt = pgTable(
  'deposit_receipt',
  {
    /** Random: anyone who has it can fetch the picture. */
    name: text().primaryKey(),
    depositId: text()
      .notNull()
      .references(() => deposit.id),
    position: integer().notNull(),
    /** WebP bytes. */
    data: bytes().notNull(),
  },
  (table) => [uniqueIndex('deposit_receipt_place').on(table.depositId, table.position)],
);

/** Nonces of the accepted callbacks: each can be used only once. */
export const paymentNonce = pgTable(
  'payment_nonce',
  {
    provider: text().notNull(),
    nonce: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.nonce] })],
);

/** The sandbox provider's records: the payments it was asked for and its pending callbacks. */
export const sandboxPayment = pgTable(
  'sandbox_payment',
  {
    /** Random; part of the URL of its page. */
    token: text().primaryKey(),
    /** The merchant's reference: the deposit's id. */
    reference: text().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    returnTo: text().notNull(),
    status: text().$type<'PENDING' | 'PAID' | 'DECLINED' | 'CANCELLED'>().notNull(),
    /** The amount finally paid. */
    paid: bigint({ mode: 'bigint' }),
    /** When the provider learns the outcome; later for a late payment. */
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
