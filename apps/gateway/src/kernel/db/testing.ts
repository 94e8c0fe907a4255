import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { sql } from 'drizzle-orm';
import { migrate } from './migrate';
import { connect, type Database } from './open';
import { testServerUrl } from './testServer';
import { rowsOf, type Db } from './types';

/** A separate, migrated database for the tests of one module. */
export interface TestDatabase {
  readonly db: Db;
  /** Deletes every row of every table. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

export async function openTestDatabase(): Promise<TestDatabase> {
  const { db, close } = await copyTemplate('migrated', ({ db }) => migrate(db));
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename <> 'applied_migration'`,
  );
  return {
    db,
    close,
    empty: async () => {
      // Truncating costs the same for an empty table as for a full one: truncate only those with rows.
      const full = await rowsOf<{ name: string }>(
        db,
        sql.raw(
          tables
            .map(({ name }) => `select '${name}' as name where exists (select 1 from ${name})`)
            .join(' union all '),
        ),
      );
      if (full.length === 0) return;
      const list = full.map(({ name }) => name).join(', ');
      await db.execute(sql.raw(`truncate ${list} restart identity cascade`));
    },
  };
}

/**
 * A new database on the test server, filled by `fill`: the first caller of a run fills a template with this
 * name, and every caller gets a copy, which is dropped when it's closed.
 */
export async function copyTemplate(
  name: string,
  fill: (database: Database) => Promise<unknown>,
): Promise<Database> {
  const template = `template_${name}`;
  const copy = `${name}_${randomUUID()}`;
  await onServer(async (client) => {
    // Serializes the workers, so that only one of them creates it.
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      template,
    ]);
    if (rowCount === 0) {
      const draft = `${template}_draft`;
      await client.query(`drop database if exists "${draft}" with (force)`);
      await client.query(`create database "${draft}"`);
      const database = await connect(testServerUrl(draft), { isShared: false });
      try {
        await fill(database);
      } finally {
        await database.close();
      }
      await client.query(`alter database "${draft}" rename to "${template}"`);
    }
    await client.query('select pg_advisory_unlock(hashtext($1))', [template]);
    await client.query(`create database "${copy}" template "${template}" strategy file_copy`);
  });
  const database = await connect(testServerUrl(copy), { isShared: false });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer((client) => client.query(`drop database if exists "${copy}" with (force)`));
    },
  };
}

/** A new, empty database on the test server, for several gateways. */
export async function createEmptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `empty_${randomUUID()}`;
  await onServer((client) => client.query(`create database "${name}"`));
  return {
    url: testServerUrl(name),
    drop: () => onServer((client) => client.query(`drop database "${name}" with (force)`)),
  };
}

async function onServer(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: testServerUrl() });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
