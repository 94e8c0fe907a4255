import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '../db/types';

/**
 * A copy of a town as it was sown, beside the tables themselves: putting it back takes a moment,
 * where sowing it again takes seconds of a core. For a sandbox that is reset before each journey.
 */

/** The schema of the sandbox's own copy. */
const RESET_COPY = 'town_copy';
/** The tables that a reset does not touch. */
const STAYING = sql.raw(`('applied_migration', 'setting')`);

/**
 * Copies every table into the schema `copy`; what was there before is replaced. Where the role does not
 * own the whole database there is no copy: it might not put it back.
 */
export async function copyTown(db: Db, copy = RESET_COPY): Promise<void> {
  const [role] = await rowsOf<{ owns: boolean }>(
    db,
    sql`select current_setting('is_superuser') = 'on' as owns`,
  );
  if (role?.owns !== true) return;
  await dropCopy(db, copy);
  await db.execute(sql.raw(`create schema ${copy}`));
  for (const { name } of await townTables(db)) {
    await db.execute(sql.raw(`create table ${copy}.${name} as table public.${name}`));
  }
  await db.execute(
    sql.raw(
      `create table ${copy}.sequence_position as
       select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value
       from pg_sequences where schemaname = 'public' and last_value is not null`,
    ),
  );
  await db.execute(sql.raw(`create table ${copy}.made as select now() as at`));
}

/** How long ago the copy was made; infinite where there is none. Milliseconds. */
export async function ageOfCopy(db: Db, copy = RESET_COPY): Promise<number> {
  const [found] = await rowsOf<{ is_there: boolean }>(
    db,
    sql`select to_regclass(${`${copy}.made`}) is not null as is_there`,
  );
  if (found?.is_there !== true) return Number.POSITIVE_INFINITY;
  const [made] = await rowsOf<{ age: number }>(
    db,
    sql.raw(`select (extract(epoch from now() - at) * 1000)::float8 as age from ${copy}.made`),
  );
  return made?.age ?? Number.POSITIVE_INFINITY;
}

/** Forgets the copy: its tables are not those of the town any more. */
export async function dropCopy(db: Db, copy = RESET_COPY): Promise<void> {
  await db.execute(sql.raw(`drop schema if exists ${copy} cascade`));
}

/** Puts the copy back in place of what the tables hold now. Call it in a transaction. */
export async function putTownBack(tx: Db, copy = RESET_COPY): Promise<void> {
  const tables = await townTables(tx);
  await emptyTown(tx);
  // What is put back has kept the rules once: balances are not counted again, row by row.
  await tx.execute(sql.raw(`set local session_replication_role = replica`));
  for (const { name, columns } of tables) {
    await tx.execute(
      sql.raw(
        `insert into public.${name} (${columns}) overriding system value
         select ${columns} from ${copy}.${name}`,
      ),
    );
  }
  await tx.execute(sql.raw(`select setval(name, last_value) from ${copy}.sequence_position`));
  await tx.execute(sql.raw(`set local session_replication_role = origin`));
}

/** Takes every row out of every table of the town. */
export async function emptyTown(db: Db): Promise<void> {
  const names = (await townTables(db)).map(({ name }) => name).join(', ');
  await db.execute(sql.raw(`truncate ${names} restart identity cascade`));
}

/** The tables, and of each the columns that are written and not computed. */
function townTables(db: Db): Promise<{ name: string; columns: string }[]> {
  return rowsOf(
    db,
    sql`
    select quote_ident(t.tablename) as name,
      string_agg(quote_ident(c.column_name), ', ' order by c.ordinal_position) as columns
    from pg_tables t
    join information_schema.columns c
      on c.table_schema = t.schemaname and c.table_name = t.tablename and c.is_generated = 'NEVER'
    where t.schemaname = 'public' and t.tablename not in ${STAYING}
    group by t.tablename`,
  );
}
