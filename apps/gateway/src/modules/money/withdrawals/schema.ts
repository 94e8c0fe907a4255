import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes } from '../../../kernel/db/types';
import { member } from '../../identity/members/schema';

export type PayoutKind = 'BANK_CARD' | 'E_WALLET' | 'CRYPTO';

export type WithdrawalState =
  | 'REQUESTED'
  | 'REVIEWING'
  | 'APPROVED'
  | 'PAYING'
  | 'PAID'
  | 'RECEIVED'
  | 'NOT_RECEIVED'
  | 'FORCED_RECEIVED'
  | 'REFUSED'
  | 'CANCELLED';

/** A member's payout account. Removed accounts are kept, because withdrawals refer to them. */
export const payoutAccount = pgTable(
  'payout_account',
  {
    id: serial().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    kind: text().$type<PayoutKind>().notNull(),
    /** Code of the bank, e-wallet or network. */
    provider: text().notNull(),
    /** As the provider writes it: digits or an address. Only an operator who pays sees it unmasked. */
    number: text().notNull(),
    /** The account holder; empty for an address. */
    holder: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    removedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('payout_account_once')
      .on(table.memberId, table.kind, table.provider, table.number)
      .where(sql`${table.removedAt} is null`),
    check('payout_account_kind', sql`${table.kind} in ('BANK_CARD', 'E_WALLET', 'CRYPTO')`),
  ],
);

/** One payout. A large amount is several of them, in one group. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    id: serial().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    accountId: integer()
      .notNull()
      .references(() => payoutAccount.id),
    /** The same for all payouts that one request was split into. */
    groupId: text().notNull(),
    /** From 1. */
    part: integer().notNull(),
    parts: integer().notNull(),
    currency: text().notNull(),
    /** Minor units deducted from the wallet. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    /** Minor units, included in `amount`: the rest is what arrives. */
    fee: bigint({ mode: 'bigint' }).notNull(),
    state: text().$type<WithdrawalState>().notNull(),
    /** Pays out what an account holds that its member closes. */
    isClosing: boolean().notNull().default(false),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    /** When it entered its current state. */
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /** When a paid withdrawal counts as received if no one has answered. */
    receiptDueAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('withdrawal_part').on(table.groupId, table.part),
    index('withdrawal_member').on(table.memberId, table.requestedAt, table.id),
    // For the jobs: selects a few of many rows.
    index('withdrawal_moving')
      .on(table.changedAt)
      .where(sql`${table.state} in ('REQUESTED', 'REVIEWING', 'APPROVED', 'PAYING', 'PAID')`),
    check(
      'withdrawal_amount',
      sql`${table.amount} > 0 and ${table.fee} >= 0 and ${table.fee} < ${table.amount}`,
    ),
    check('withdrawal_parts', sql`${table.part} between 1 and ${table.parts}`),
    check(
      'withdrawal_receipt',
      sql`(${table.state} = 'PAID') = (${table.receiptDueAt} is not null)`,
    ),
  ],
);

/** Every state that a withdrawal has entered. Rows are only added. */
export const withdrawalEvent = pgTable(
  'withdrawal_event',
  {
    id: serial().primaryKey(),
    withdrawalId: integer()
      .notNull()
      .references(() => withdrawal.id),
    state: text().$type<WithdrawalState>().notNull(),
    actor: text().$type<'MEMBER' | 'DESK' | 'PLATFORM'>().notNull(),
    /** As written by the person who gave it. */
    reason: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('withdrawal_event_withdrawal').on(table.withdrawalId, table.id)],
);

/** A picture proving that the money did not arrive, re-encoded from the upload. */
export const withdrawalProof = pgTable(
  'withdrawal_proof',
  {
    /** Random: anyone who has it can fetch the picture. */
    name: text().primaryKey(),
    withdrawalId: integer()
      .notNull()
      .references(() => withdrawal.id),
    position: integer().notNull(),
    /** WebP bytes. */
    data: bytes().notNull(),
  },
  (table) => [index('withdrawal_proof_withdrawal').on(table.withdrawalId, table.position)],
);
