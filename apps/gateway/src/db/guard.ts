import type { PGlite, Transaction } from '@electric-sql/pglite';
import { AsyncLocalStorage } from 'node:async_hooks';

/** The transaction that the running code is in; it outlives its end in callbacks that it left behind. */
const running = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * The one connection of the embedded database, guarded against the mistake that would hang it: a
 * call outside of the transaction that the caller himself holds open would wait for him for ever. On
 * PostgreSQL it would not hang, and would not be part of the transaction either.
 */
export function guardConnection(client: PGlite): PGlite {
  const refuseInside = () => {
    if (running.getStore()?.isOpen !== true) return;
    throw new Error(
      'The database was called past the open transaction: inside db.transaction(tx => …), and in the handler of a call that moves money, use the transaction that is handed in.',
    );
  };
  const query: PGlite['query'] = (...call) => {
    refuseInside();
    return client.query(...call);
  };
  const transaction = <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> => {
    refuseInside();
    const mark = { isOpen: true };
    return client.transaction((tx) =>
      running.run(mark, async () => {
        try {
          return await work(tx);
        } finally {
          mark.isOpen = false;
        }
      }),
    );
  };
  return new Proxy(client, {
    get: (target, name) => {
      if (name === 'query') return query;
      if (name === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, name, target);
      // PGlite keeps private fields, which a proxy as `this` would not reach.
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
