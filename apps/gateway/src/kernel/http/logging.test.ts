import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/testing';
import { setting } from '../settings/schema';
import { createLog } from './logging';

const SECRET = 'ana@example.com';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The log line of an error. */
function logged(err: unknown): string {
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).error({ err }, 'a request failed');
  return lines.join('');
}

const failureOf = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => error,
  );

it('logs which statement failed and where, without its values', async () => {
  const line = logged(await failureOf(database.db.execute(sql`select ${SECRET}::text::int`)));
  expect(line).not.toContain(SECRET);
  expect(JSON.parse(line)).toMatchObject({
    err: {
      message: 'Failed query: select $1::text::int',
      stack: expect.stringContaining('logging.test') as string,
      cause: { code: '22P02', message: 'invalid input syntax for type integer' },
    },
  });
});

it('logs which constraint was violated, without the row', async () => {
  const row = { name: SECRET, value: `a\n    at ${SECRET}\nparams: b` };
  await database.db.insert(setting).values(row);
  const line = logged(await failureOf(database.db.insert(setting).values(row)));
  expect(line).not.toContain(SECRET);
  expect(JSON.parse(line)).toMatchObject({
    err: { cause: { code: '23505', constraint: 'setting_pkey' } },
  });
});

it('logs all errors of an aggregate error, and its cause', () => {
  const error = new AggregateError([new Error('first'), 'second'], 'both', {
    cause: new TypeError('third'),
  });
  expect(JSON.parse(logged(error))).toMatchObject({
    err: {
      message: 'both',
      errors: [{ message: 'first' }, { type: 'string' }],
      cause: { type: 'TypeError', message: 'third' },
    },
  });
});
