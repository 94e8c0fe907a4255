import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PointDetails, PointKind } from './kinds';

/**
 * Accounts of the points' own ledger. `balance` is kept by the triggers of that ledger
 * (`drizzle/0001_rules.sql`), which refuse any other change of it.
 */
export const pointAccount = pgTable(
  'point_account',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** `member:<id>`, or `house:` and one of the house's accounts. */
    owner: text().notNull(),
    /** Only the house's own accounts may go below zero. */
    isHouse: boolean().notNull(),
    /** Points: the sum of the account's entries. */
    balance: bigint({ mode: 'number' })
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    uniqueIndex('point_account_owner').on(table.owner),
    check('point_account_not_negative', sql`${table.isHouse} or ${table.balance} >= 0`),
  ],
);

/** One movement of points: its entries sum to zero. Rows are only ever added. */
export const pointPosting = pgTable(
  'point_posting',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The caller's key: a repeat of it answers with this posting. */
    key: text().notNull(),
    /** Hash of what was asked under the key. */
    contentHash: text().notNull(),
    kind: text().$type<PointKind>().notNull(),
    /** What it belongs to, for example a redemption's id. */
    reference: text(),
    details: jsonb().$type<PointDetails>(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('point_posting_key').on(table.key),
    index('point_posting_reference').on(table.reference),
  ],
);

/** One side of a posting. Rows are only ever added: a trigger refuses UPDATE and DELETE. */
export const pointEntry = pgTable(
  'point_entry',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    postingId: bigint({ mode: 'number' })
      .notNull()
      .references(() => pointPosting.id),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => pointAccount.id),
    /** Below zero takes from the account. */
    points: bigint({ mode: 'number' }).notNull(),
    /** The account's balance after this entry: the trigger refuses any other. */
    balanceAfter: bigint({ mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('point_entry_posting').on(table.postingId),
    // The pages of a member's record.
    index('point_entry_record').on(table.accountId, table.at, table.id),
    check('point_entry_not_zero', sql`${table.points} <> 0`),
  ],
);
