import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '../db/types';

/**
 * A copy of the seed data, in the same database as the tables: restoring it takes a moment, while seeding
 * again takes seconds of processor time. For a sandbox that is reset before each journey.
 */

/** The schema of the copy. */
const COPY = 'town_copy';
/** The tables that a reset doesn't change. */
const STAYING = sql.raw(`('applied_migration', 'setting')`);

/**
 * Copies every table into a separate schema, replacing an earlier copy. From then on, triggers record which
 * tables are written to. If the role doesn't own the whole database, no copy is made, because restoring it
 * might not be permitted.
 */
export async function takeSeedSnapshot(db: Db): Promise<void> {
  const [role] = await rowsOf<{ owns: boolean }>(
    db,
    sql`select current_setting('is_superuser') = 'on' as owns`,
  );
  if (role?.owns !== true) return;
  await dropSeedSnapshot(db);
  const tables = await seedTables(db);
  const statements = [
    `create schema ${COPY}`,
    ...tables.map(({ name }) => `create table ${COPY}.${name} as table public.${name}`),
    `create table ${COPY}.sequence_position as
       select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name,
         coalesce(last_value, start_value) as value, last_value is not null as is_used
       from pg_sequences where schemaname = 'public'`,
    `create table ${COPY}.made as select now() as at`,
    // Usually recorded once: a unique key would make writers wait for each other.
    `create table ${COPY}.changed_table (name text not null)`,
    `create function ${COPY}.note_change() returns trigger language plpgsql as $$
       begin
         insert into ${COPY}.changed_table
           select tg_argv[0]
           where not exists (select from ${COPY}.changed_table where name = tg_argv[0]);
         return null;
       end $$`,
    ...tables.map(
      ({ name }) =>
        `create trigger note_change
           after insert or update or delete or truncate on public.${name}
           for each statement execute function ${COPY}.note_change('${name}')`,
    ),
  ];
  await db.execute(sql.raw(statements.join(';\n')));
}

/** The age of the copy in milliseconds; infinite if there is none. */
export async function seedSnapshotAge(db: Db): Promise<number> {
  const [found] = await rowsOf<{ is_there: boolean }>(
    db,
    sql`select to_regclass(${`${COPY}.made`}) is not null as is_there`,
  );
  if (found?.is_there !== true) return Number.POSITIVE_INFINITY;
  const [made] = await rowsOf<{ age: number }>(
    db,
    sql.raw(`select (extract(epoch from now() - at) * 1000)::float8 as age from ${COPY}.made`),
  );
  return made?.age ?? Number.POSITIVE_INFINITY;
}

/** Drops an outdated copy. */
export async function dropSeedSnapshot(db: Db): Promise<void> {
  // Its triggers are dropped with their function.
  await db.execute(sql.raw(`drop schema if exists ${COPY} cascade`));
}

/**
 * Restores the copy, replacing the content of the tables. Call it in a transaction.
 *
 * @returns the names of the tables that had been written to
 */
export async function restoreSeed(tx: Db): Promise<ReadonlySet<string>> {
  const tables = await seedTables(tx);
  // Concurrent writers wait, or are waited for: otherwise their rows would stay, with ids that the reset
  // sequences assign again.
  await lockTables(tx, tables);
  const changed = await changedTables(tx);
  // The restored rows were valid before: the triggers needn't recompute balances row by row.
  await tx.execute(sql.raw(`set local session_replication_role = replica`));
  for (const table of tables) {
    if (changed.has(table.name)) await makeAlike(tx, table, { from: COPY, to: 'public' });
  }
  await tx.execute(sql.raw(`select setval(name, value, is_used) from ${COPY}.sequence_position`));
  await tx.execute(sql.raw(`set local session_replication_role = origin`));
  await tx.execute(sql.raw(`delete from ${COPY}.changed_table`));
  return changed;
}

/** Makes the current content of a table the one to restore. Call it in a transaction. */
export async function renewSeedSnapshot(tx: Db, name: string): Promise<void> {
  const table = (await seedTables(tx)).find((each) => each.name === name);
  if (table === undefined) throw new Error(`The seed data has no table ${name}.`);
  await lockTables(tx, [table]);
  if (!(await changedTables(tx)).has(name)) return;
  await makeAlike(tx, table, { from: 'public', to: COPY });
  await tx.execute(sql`delete from ${sql.raw(COPY)}.changed_table where name = ${name}`);
}

/** Reads aren't blocked. */
async function lockTables(tx: Db, tables: readonly SeedTable[]): Promise<void> {
  const names = tables.map(({ name }) => `public.${name}`).join(', ');
  await tx.execute(sql.raw(`lock table ${names} in exclusive mode`));
}

/** The tables that may differ from the copy: those that a statement has written to. */
async function changedTables(tx: Db): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ name: string }>(
    tx,
    sql.raw(`select name from ${COPY}.changed_table`),
  );
  return new Set(rows.map(({ name }) => name));
}

/** Works row by row: identical rows are left alone. */
async function makeAlike(
  tx: Db,
  { name, columns }: SeedTable,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.execute(
    sql.raw(
      `delete from ${to}.${name} has
       where not exists (select from ${from}.${name} wanted where wanted::record = has::record)`,
    ),
  );
  // A copy has no generated columns, only their values.
  const [into, what] = to === 'public' ? [`(${columns})`, columns] : ['', '*'];
  await tx.execute(
    sql.raw(
      `insert into ${to}.${name} ${into} overriding system value
       select ${what} from ${from}.${name} wanted
       where not exists (select from ${to}.${name} has where has::record = wanted::record)`,
    ),
  );
}

/** Deletes every row of every table. */
export async function emptyDatabase(db: Db): Promise<void> {
  const names = (await seedTables(db)).map(({ name }) => name).join(', ');
  await db.execute(sql.raw(`truncate ${names} restart identity cascade`));
}

interface SeedTable {
  name: string;
  /** The columns that are written, not generated. */
  columns: string;
}

function seedTables(db: Db): Promise<SeedTable[]> {
  return rowsOf(
    db,
    sql`
    select quote_ident(t.relname) as name,
      string_agg(quote_ident(c.attname), ', ' order by c.attnum) as columns
    from pg_class t
    join pg_attribute c
      on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped and c.attgenerated = ''
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname not in ${STAYING}
    group by t.relname`,
  );
}
