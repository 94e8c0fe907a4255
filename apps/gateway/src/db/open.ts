import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { Pool } from 'pg';
import { guardConnection } from './guard';
import * as schema from './schema';
import type { Db } from './types';

/** An open database. */
export interface Database {
  readonly db: Db;
  readonly kind: 'pglite' | 'postgres';
  /** Gives back the room of rows that are gone; a server does that by itself. */
  tidy(): Promise<void>;
  /** The embedded database as one archive, for `openEmbedded({ from })`. */
  dump(): Promise<Blob>;
  close(): Promise<void>;
}

interface EmbeddedOptions {
  /** Folder of the data; none: in memory. */
  folder?: string;
  /** Archive of an earlier `dump()` to begin with. */
  from?: Blob;
}

/**
 * Opens the embedded PostgreSQL. An acknowledged write is in the operating system's files by then
 * (`relaxedDurability: false`, `synchronous_commit = on`), so that the death of this process loses
 * nothing; `src/gateway.process.test.ts` kills it to show so.
 */
export async function openEmbedded(options: EmbeddedOptions = {}): Promise<Database> {
  return databaseOver(await startEmbedded(options));
}

/** Starts the embedded PostgreSQL alone, for who makes more than one {@link Database} over it. */
export async function startEmbedded({ folder, from }: EmbeddedOptions = {}): Promise<PGlite> {
  if (folder !== undefined && !existsSync(folder)) await initialise(folder);
  const client = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(from === undefined ? {} : { loadDataDir: from }),
    relaxedDurability: false,
  });
  // Every statement here is short: compiling one costs more than running it.
  await client.exec('set jit = off');
  // Its pages are in memory: an index is worth its while from the third page on. A plan is kept for the
  // life of the connection, and one that reads a table whole because it was small reads it so for ever.
  await client.exec('set random_page_cost = 1.1');
  // One connection: the sums of a large team's year need not be written to files in between.
  await client.exec("set work_mem = '64MB'");
  return client;
}

/** What the gateway uses, over an embedded PostgreSQL that runs. */
export function databaseOver(client: PGlite): Database {
  return {
    db: drizzlePglite(guardConnection(client), { schema, casing: 'snake_case' }),
    kind: 'pglite',
    tidy: async () => {
      await client.exec('vacuum analyze');
    },
    dump: () => client.dumpDataDir('none'),
    close: () => client.close(),
  };
}

/**
 * Makes the files of an empty database beside the folder and moves them there when they are whole:
 * a death in the middle leaves no half database that nobody can open.
 */
async function initialise(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const client = await PGlite.create({ dataDir: draft });
  await client.close();
  renameSync(draft, folder);
}

/** Connects to a PostgreSQL server. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 16, options: '-c timezone=UTC' });
  // An idle connection that the server drops must not end the process: the pool makes another.
  pool.on('error', () => {});
  const connection = await pool.connect();
  connection.release();
  return {
    db: drizzlePostgres(pool, { schema, casing: 'snake_case' }),
    kind: 'postgres',
    tidy: () => Promise.resolve(),
    dump: () => Promise.reject(new Error('Only the embedded database is dumped; use pg_dump.')),
    close: () => pool.end(),
  };
}
