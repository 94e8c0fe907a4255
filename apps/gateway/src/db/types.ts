import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/**
 * The database, or a transaction on it: PGlite and PostgreSQL alike. Inside `transaction(tx => …)`
 * use `tx` alone: the embedded database has one connection, so that another call on it would wait
 * for the transaction that waits for it.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Runs a statement written by hand and answers its rows, whichever driver is below. */
export async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(query);
  // Both drivers answer so; the type of the shared interface leaves it open.
  return (result as { rows: Row[] }).rows;
}
