import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import path from 'node:path';
import { packageRoot } from '../config/packageRoot';
import { rowsOf, type Db } from './types';

/** The output folder of drizzle-kit. */
const MIGRATIONS = path.join(packageRoot(), 'drizzle');

/** An arbitrary number that no other program uses as an advisory lock on the same database. */
const MIGRATION_LOCK = 7_216_005;

/**
 * Migrates the database to the newest version in one transaction: either completely or not at all. Two
 * gateways that start on one PostgreSQL take turns. Returns the number of applied migrations.
 */
export async function migrate(db: Db): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tx.execute(sql`
      create table if not exists applied_migration (
        hash text primary key,
        folder_millis bigint not null,
        applied_at timestamptz not null default now()
      )`);
    const applied = await rowsOf<{ hash: string }>(tx, sql`select hash from applied_migration`);
    const known = new Set(migrations.map(({ hash }) => hash));
    if (applied.some(({ hash }) => !known.has(hash))) {
      throw new ForeignMigrationError();
    }
    const missing = migrations.filter(({ hash }) => !applied.some((row) => row.hash === hash));
    for (const { hash, folderMillis, sql: statements } of missing) {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into applied_migration (hash, folder_millis) values (${hash}, ${folderMillis})`,
      );
    }
    return missing.length;
  });
}

/** The data was created by another version of the gateway. */
export class ForeignMigrationError extends Error {
  override readonly name = 'ForeignMigrationError';
  constructor() {
    super('The database carries a migration that this gateway does not know.');
  }
}
