import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/**
 * Accounts of the ledger, one per owner, currency and kind. `balance` and `held` are kept by the
 * triggers of the ledger (`drizzle/0001_rules.sql`), which refuse any other change of them.
 */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** `member:<id>` or `house`. */
    owner: text().notNull(),
    /** ISO 4217 code, or `POINTS` for the points, which so have a ledger of their own. */
    currency: text().notNull(),
    kind: text().notNull(),
    /** Only the house's own accounts may go below zero. */
    overdraft: boolean().notNull().default(false),
    /** Minor units: the sum of the account's entries. */
    balance: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** Minor units reserved by pending postings. */
    held: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('ledger_account_identity').on(table.owner, table.currency, table.kind),
    check('ledger_account_held_not_negative', sql`${table.held} >= 0`),
    check(
      'ledger_account_available_not_negative',
      sql`${table.overdraft} or ${table.balance} - ${table.held} >= 0`,
    ),
  ],
);

/** One movement of money: its entries sum to zero in each currency. Rows are only ever added. */
export const ledgerPosting = pgTable(
  'ledger_posting',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The caller's key: a repeat of it answers with this posting. */
    key: text().notNull(),
    /** Hash of what was asked under the key. */
    contentHash: text().notNull(),
    /**
     * `posted` moves at once; `pending` reserves; `post` and `void` end the pending posting that
     * `pendingId` names.
     */
    phase: text().$type<'posted' | 'pending' | 'post' | 'void'>().notNull(),
    pendingId: bigint({ mode: 'number' }),
    kind: text().$type<PostingKind>().notNull(),
    /** What it belongs to, for example a round's id. */
    reference: text(),
    details: jsonb().$type<Record<string, unknown>>(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('ledger_posting_key').on(table.key),
    uniqueIndex('ledger_posting_ends_once').on(table.pendingId),
    index('ledger_posting_reference').on(table.reference),
    check('ledger_posting_phase', sql`${table.phase} in ('posted', 'pending', 'post', 'void')`),
    check(
      'ledger_posting_pending',
      sql`(${table.phase} in ('post', 'void')) = (${table.pendingId} is not null)`,
    ),
  ],
);

/** One side of a posting. Rows are only ever added: a trigger refuses UPDATE and DELETE. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    postingId: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerPosting.id),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerAccount.id),
    /** Minor units; below zero takes from the account. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    /** The account's balance after this entry: the trigger refuses any other. */
    balanceAfter: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** A reservation: it counts in `held`, not in `balance`. */
    pending: boolean().notNull().default(false),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('ledger_entry_account').on(table.accountId, table.id),
    index('ledger_entry_posting').on(table.postingId),
    // A statement's pages.
    index('ledger_entry_statement').on(table.accountId, table.at, table.id),
    // What is held: few of very many entries.
    index('ledger_entry_pending')
      .on(table.accountId, table.at)
      .where(sql`${table.pending}`),
    check('ledger_entry_not_zero', sql`${table.amount} <> 0`),
  ],
);

/**
 * What moved on a member's account in a quarter of an hour, by kind and direction, kept by a trigger on
 * `ledger_entry` (`drizzle/0001_rules.sql`): a statement's totals and deep pages are found here.
 */
export const ledgerSummary = pgTable(
  'ledger_summary',
  {
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerAccount.id),
    /** When the quarter of an hour begins. */
    slot: timestamp({ withTimezone: true }).notNull(),
    kind: text().$type<PostingKind>().notNull(),
    isIn: boolean().notNull(),
    entries: integer().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.slot, table.kind, table.isIn] })],
);

/** What a posting is for. */
export type PostingKind =
  | 'deposit'
  | 'withdrawal'
  | 'bet'
  | 'payout'
  | 'refund'
  | 'transfer'
  | 'bonus'
  | 'rebate'
  | 'salary'
  | 'dividend'
  | 'points'
  | 'adjustment';
