import { sql } from 'drizzle-orm';
import {
  bigint,
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

/** Where a member is paid to. What was taken away stays: withdrawals went to it. */
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
    /** As the provider writes it: digits, or an address. Never leaves the gateway whole. */
    number: text().notNull(),
    /** Whose account it is; empty for an address. */
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
    /** The same for all that one request was split into. */
    groupId: text().notNull(),
    /** From 1. */
    part: integer().notNull(),
    parts: integer().notNull(),
    currency: text().notNull(),
    /** Minor units: what leaves the wallet. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    /** Minor units, of `amount`: the rest of it is what arrives. */
    fee: bigint({ mode: 'bigint' }).notNull(),
    state: text().$type<WithdrawalState>().notNull(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    /** When it came to its state. */
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /** While it is paid and nobody has said whether it arrived: when it counts as received. */
    receiptDueAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('withdrawal_part').on(table.groupId, table.part),
    index('withdrawal_member').on(table.memberId, table.requestedAt, table.id),
    // What the jobs look for: few of many.
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

/** Every state that a withdrawal came to. Rows are only ever added. */
export const withdrawalEvent = pgTable(
  'withdrawal_event',
  {
    id: serial().primaryKey(),
    withdrawalId: integer()
      .notNull()
      .references(() => withdrawal.id),
    state: text().$type<WithdrawalState>().notNull(),
    actor: text().$type<'MEMBER' | 'DESK' | 'PLATFORM'>().notNull(),
    /** As its giver wrote it. */
    reason: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('withdrawal_event_withdrawal').on(table.withdrawalId, table.id)],
);

/** A picture that shows that the money did not arrive, re-encoded from what was sent. */
export const withdrawalProof = pgTable(
  'withdrawal_proof',
  {
    /** Random: anyone who has it may fetch the picture. */
    name: text().primaryKey(),
    withdrawalId: integer()
      .notNull()
      .references(() => withdrawal.id),
    position: integer().notNull(),
    /** WebP. */
    data: bytes().notNull(),
  },
  (table) => [index('withdrawal_proof_withdrawal').on(table.withdrawalId, table.position)],
);
