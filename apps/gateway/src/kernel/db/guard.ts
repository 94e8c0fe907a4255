import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';
import type { Db } from './types';

/** The transaction that the running code is in; it outlives its end in callbacks that it left behind. */
const running = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Refuses a statement outside of the transaction that the caller itself holds open: it would not be part of
 * the transaction, and where all connections are held by such callers, each would wait for ever.
 */
export function guardTransactions(db: Db, pool: Pool): Db {
  const refuseInside = () => {
    if (running.getStore()?.isOpen !== true) return;
    throw new Error(
      'The database was called past the open transaction: inside db.transaction(tx => …), and in the handler of a call that moves money, use the transaction that is handed in.',
    );
  };
  const query = pool.query.bind(pool) as (...call: unknown[]) => unknown;
  pool.query = ((...call: unknown[]) => {
    refuseInside();
    return query(...call);
  }) as Pool['query'];
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) => {
    refuseInside();
    const mark = { isOpen: true };
    return transaction(
      (tx) =>
        running.run(mark, async () => {
          try {
            return await work(tx);
          } finally {
            mark.isOpen = false;
          }
        }),
      config,
    );
  };
  return db;
}
