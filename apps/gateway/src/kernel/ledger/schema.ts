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
 * Accounts of the ledger, one per owner, currency and kind. The triggers of the ledger
 * (`drizzle/0001_rules.sql`) maintain `balance` and `held`, and reject any other change of them.
 */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** `member:<id>` or `house`. */
    owner: text().notNull(),
    /** ISO 4217 code, or `POINTS` for points, which therefore have their own ledger. */
    currency: text().notNull(),
    kind: text().notNull(),
    /** Only the operator's own accounts can go below zero. */
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
    /** The caller's key: a repeat returns this posting. */
    key: text().notNull(),
    /** Hash of the request made with the key. */
    contentHash: text().notNull(),
    /**
     * `posted` moves money immediately; `pending` reserves it; `post` and `void` end the pending posting with
     * the id `pendingId`.
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

/** One side of a posting. Rows are only ever added: a trigger rejects UPDATE and DELETE. */
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
    /** Minor units; a negative amount takes from the account. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    /** The account's balance after this entry: the trigger rejects any other value. */
    balanceAfter: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** A reservation: it counts toward `held`, not `balance`. */
    pending: boolean().notNull().default(false),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('ledger_entry_account').on(table.accountId, table.id),
    index('ledger_entry_posting').on(table.postingId),
    // The pages of a statement.
    index('ledger_entry_statement').on(table.accountId, table.at, table.id),
    // Held amounts: few of very many entries.
    index('ledger_entry_pending')
      .on(table.accountId, table.at)
      .where(sql`${table.pending}`),
    check('ledger_entry_not_zero', sql`${table.amount} <> 0`),
  ],
);

/**
 * The movements of a member's account in a quarter of an hour, by kind and direction, maintained by a trigger
 * on `ledger_entry` (`drizzle/0001_rules.sql`): a statement's totals and deep pages are computed from it.
 */
export const ledgerSummary = pgTable(
  'ledger_summary',
  {
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerAccount.id),
    /** Start of the quarter of an hour. */
    slot: timestamp({ withTimezone: true }).notNull(),
    kind: text().$type<PostingKind>().notNull(),
    isIn: boolean().notNull(),
    entries: integer().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.slot, table.kind, table.isIn] })],
);

/** The purpose of a posting. */
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
