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
 * Accounts of the points ledger. `balance` is maintained by that ledger's triggers
 * (`drizzle/0001_rules.sql`), which reject any other change to it.
 */
export const pointAccount = pgTable(
  'point_account',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** `member:<id>`, or `house:` and the name of a house account. */
    owner: text().notNull(),
    /** Only house accounts may have a negative balance. */
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

/** One posting of points: its entries add up to zero. Append-only. */
export const pointPosting = pgTable(
  'point_posting',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The caller's key; a repeat returns this posting. */
    key: text().notNull(),
    /** Hash of the request under the key. */
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

/** One side of a posting. Append-only: a trigger rejects UPDATE and DELETE. */
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
    /** Negative if taken from the account. */
    points: bigint({ mode: 'number' }).notNull(),
    /** The account's balance after this entry; the trigger rejects any other value. */
    balanceAfter: bigint({ mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('point_entry_posting').on(table.postingId),
    // For the pages of a member's record.
    index('point_entry_record').on(table.accountId, table.at, table.id),
    check('point_entry_not_zero', sql`${table.points} <> 0`),
  ],
);
