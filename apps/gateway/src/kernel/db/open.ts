import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { guardTransactions } from './guard';
import { listenForChanges, type Change } from './notifications';
import { startServer } from './server';
import type { Db } from './types';

/** An open database. */
export interface Database {
  readonly db: Db;
  /** Other gateways may use it at the same time. */
  readonly isShared: boolean;
  /** Calls back when another gateway has changed what this one keeps in memory. Stops with `close`. */
  listen(onChange: (change: Change) => void): Promise<void>;
  close(): Promise<void>;
}

interface EmbeddedOptions {
  /** Folder of the server's files; created if missing. One gateway uses it at a time (`lock.ts`). */
  folder: string;
  /** Called if the server exits without being stopped. */
  onLost?: () => void;
}

/**
 * Starts the PostgreSQL that comes with the gateway and connects to it. An acknowledged write is on disk: it
 * survives a crash of the gateway, of the server and of the machine.
 *
 * @throws StartError if it doesn't start
 */
export async function openEmbedded({ folder, onLost }: EmbeddedOptions): Promise<Database> {
  const server = await startServer({ folder });
  const database = await connect(server.url(), { isShared: false });
  let isClosing = false;
  void server.ended.then(() => {
    if (!isClosing) onLost?.();
  });
  return {
    ...database,
    close: async () => {
      isClosing = true;
      await database.close();
      await server.stop();
    },
  };
}

/** Connects to a PostgreSQL server. */
export async function connect(
  url: string,
  { isShared }: Pick<Database, 'isShared'>,
): Promise<Database> {
  // Every statement is short: JIT compilation costs more than it saves.
  const pool = new Pool({ connectionString: url, max: 16, options: '-c timezone=UTC -c jit=off' });
  // The server may drop an idle connection; that must not end the process. The pool opens another.
  pool.on('error', () => {});
  const connection = await pool.connect();
  connection.release();
  let stopListening = async () => {};
  return {
    db: guardTransactions(drizzle(pool, { casing: 'snake_case' }), pool),
    isShared,
    listen: async (onChange) => {
      stopListening = await listenForChanges(url, onChange);
    },
    close: async () => {
      await stopListening();
      await pool.end();
    },
  };
}
