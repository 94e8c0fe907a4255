import type { SQL } from 'drizzle-orm';
import { customType, type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The database, or a transaction on it. Inside `transaction(tx => …)` use `tx` alone: a statement on the
 * database itself is not part of the transaction, and `guardTransactions` refuses it.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

/** Runs a statement written by hand and answers its rows, whichever driver is below. */
export async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(query);
  // Both drivers answer so; the type of the shared interface leaves it open.
  return (result as { rows: Row[] }).rows;
}

/** A column of bytes. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
