import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from './testing';
import { rowsOf } from './types';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const one = sql`select 1 as one`;

describe('the transaction guard', () => {
  it('rejects a statement that bypasses the open transaction', async () => {
    const { db } = database;
    await expect(db.transaction(() => rowsOf(db, one))).rejects.toMatchObject({
      cause: expect.objectContaining({
        message: expect.stringContaining('past the open transaction'),
      }),
    });
    await expect(
      db.transaction(() => db.transaction((inner) => rowsOf(inner, one))),
    ).rejects.toThrow('past the open transaction');
    expect(await rowsOf(db, one)).toEqual([{ one: 1 }]);
  });

  it('allows a savepoint inside a transaction', async () => {
    const rows = await database.db.transaction((tx) =>
      tx.transaction((inner) => rowsOf(inner, one)),
    );
    expect(rows).toEqual([{ one: 1 }]);
  });

  it('allows work that a transaction started to continue after it', async () => {
    const { db } = database;
    const isOver = Promise.withResolvers<void>();
    let left: Promise<unknown> | undefined;
    await db.transaction(async (tx) => {
      left = isOver.promise.then(() => rowsOf(db, one));
      return rowsOf(tx, one);
    });
    isOver.resolve();
    expect(await left).toEqual([{ one: 1 }]);
  });
});
