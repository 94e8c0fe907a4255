import type { SQL } from 'drizzle-orm';
import { customType, type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The database, or a transaction on it. Inside `transaction(tx => …)` use only `tx`: a statement on the
 * database itself is not part of the transaction, and `guardTransactions` throws.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

/** Runs a handwritten statement and returns its rows, with either driver. */
export async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(query);
  // Both drivers return this shape, but the type of the shared interface doesn't declare it.
  return (result as { rows: Row[] }).rows;
}

/** A column of bytes. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
