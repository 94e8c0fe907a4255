import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';
import type { Db } from './types';

/**
 * The transaction of the running code. Callbacks that the transaction leaves behind still see it after its
 * end.
 */
const running = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Throws on a statement outside the transaction that the caller itself holds open: the statement would not be
 * part of the transaction, and if such callers hold all connections, each would wait forever.
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
