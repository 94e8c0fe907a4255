import { sql } from 'drizzle-orm';
import { migrate } from './migrate';
import { openEmbedded } from './open';
import { cachedTemplate } from './template';
import { rowsOf, type Db } from './types';

/** A migrated database in memory, for the tests of one topic. */
export interface TestDatabase {
  readonly db: Db;
  /** Takes every row out of every table. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

export async function openTestDatabase(): Promise<TestDatabase> {
  const { db, close } = await openEmbedded({
    from: await cachedTemplate('unseeded', makeUnseeded),
  });
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
      // Truncating costs by the table, full or not: only the full ones are worth it.
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

/** Migrated and nothing else: the seed `empty` would leave its own mark. */
async function makeUnseeded(): Promise<Blob> {
  const database = await openEmbedded();
  await migrate(database.db);
  const archive = await database.dump();
  await database.close();
  return archive;
}
