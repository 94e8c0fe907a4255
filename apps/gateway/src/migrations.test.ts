import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { connect, type Database } from './kernel/db/open';
import { packageRoot } from './kernel/config/packageRoot';
import * as schema from './schema';
import { createEmptyDatabase, openTestDatabase } from './kernel/db/testing';
import { rowsOf, type Db } from './kernel/db/types';

const META = path.join(packageRoot(), 'drizzle', 'meta');

const declared = generateDrizzleJson(schema, undefined, undefined, 'snake_case');

const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

// Fails if a schema.ts was changed without a migration; see README.md, Migrations.
it('has a single snapshot, which matches the schema', async () => {
  const [name, ...others] = readdirSync(META).filter((each) => each.endsWith('_snapshot.json'));
  expect(others).toEqual([]);
  const snapshot = JSON.parse(readFileSync(path.join(META, name ?? ''), 'utf8')) as typeof declared;
  expect(await generateMigration(snapshot, declared)).toEqual([]);
});

it('creates the declared schema in an empty database', async () => {
  const migrated = await openTestDatabase();
  ends.push(migrated.close);
  const made = await openDeclared();

  expect(await catalogOf(migrated.db)).toEqual(await catalogOf(made.db));
});

/** A database created from the declared schema, without any migration. */
async function openDeclared(): Promise<Database> {
  const { url, drop } = await createEmptyDatabase();
  const database = await connect(url, { isShared: false });
  ends.push(async () => {
    await database.close();
    await drop();
  });
  const nothing = generateDrizzleJson({});
  for (const statement of await generateMigration(nothing, declared)) {
    await database.db.execute(sql.raw(statement));
  }
  return database;
}

/** Every column, constraint, index and sequence, as PostgreSQL prints it. */
async function catalogOf(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ line: string }>(
    db,
    sql`
    with relation as (
      select c.oid, c.relname, c.relkind, c.relpersistence from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relname not like 'applied_migration%'
    )
    select format('column %s.%s %s not null: %s, default: %s', r.relname, a.attname,
        format_type(a.atttypid, a.atttypmod), a.attnotnull, pg_get_expr(d.adbin, d.adrelid)) as line
      from relation r join pg_attribute a on a.attrelid = r.oid
        left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum
      where r.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    union all
    select format('constraint %s.%s %s', r.relname, c.conname, pg_get_constraintdef(c.oid))
      from relation r join pg_constraint c on c.conrelid = r.oid where c.contype not in ('t', 'n')
    union all
    select pg_get_indexdef(oid) from relation where relkind = 'i'
    union all
    select format('%s %s %s', relkind, relpersistence, relname) from relation where relkind not in ('r', 'i')
    order by line`,
  );
  return rows.map(({ line }) => line);
}
