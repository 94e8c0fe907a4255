import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from './open';
import { openTestDatabase, type TestDatabase } from './testing';
import { rowsOf } from './types';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const one = sql`select 1 as one`;

describe('the embedded database', () => {
  it('refuses a call past the open transaction, which would wait for itself', async () => {
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

  it('lets a savepoint inside a transaction be', async () => {
    const rows = await database.db.transaction((tx) =>
      tx.transaction((inner) => rowsOf(inner, one)),
    );
    expect(rows).toEqual([{ one: 1 }]);
  });

  it('lets others wait for a transaction, and what it left behind go on after it', async () => {
    const { db } = database;
    let left: Promise<unknown> | undefined;
    const long = db.transaction(async (tx) => {
      left = pause(30).then(() => rowsOf(db, one));
      await pause(10);
      return rowsOf(tx, one);
    });
    expect(await rowsOf(db, one)).toEqual([{ one: 1 }]);
    await long;
    expect(await left).toEqual([{ one: 1 }]);
  });
});

it('gives back the room of rows that are gone', async () => {
  const embedded = await openEmbedded();
  const size = async () => {
    const [row] = await rowsOf<{ size: string }>(
      embedded.db,
      sql`select pg_relation_size('scratch')::text as size`,
    );
    return Number(row?.size);
  };
  await embedded.db.execute(sql`create table scratch (text text)`);
  await embedded.db.execute(
    sql`insert into scratch select repeat('x', 500) from generate_series(1, 500)`,
  );
  const full = await size();
  await embedded.db.execute(sql`delete from scratch`);
  await embedded.tidy();
  expect(full).toBeGreaterThan(200_000);
  expect(await size()).toBe(0);
  await embedded.close();
});
