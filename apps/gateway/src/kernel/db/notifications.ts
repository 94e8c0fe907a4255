import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Db } from './types';

/** What a gateway keeps in memory and another gateway on the same database can change. */
const CHANGES = ['brand'] as const;
export type Change = (typeof CHANGES)[number];

const CHANNEL = 'gateways';
const RECONNECT_MS = 500;

/** Notifies every gateway on this database of a change when the transaction commits. */
export async function notifyGateways(db: Db, change: Change): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${change})`);
}

/**
 * Calls `onChange` for each change, on its own connection. PostgreSQL keeps no notifications for a client
 * that isn't connected, so after a reconnect everything counts as changed.
 *
 * @returns a function that stops listening
 */
export async function listenForChanges(
  url: string,
  onChange: (change: Change) => void,
): Promise<() => Promise<void>> {
  const connect = async () => {
    const client = new Client({ connectionString: url, keepAlive: true });
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    client.on('notification', ({ payload }) => {
      if (isChange(payload)) onChange(payload);
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    return { client, lost };
  };

  let connection = await connect();
  const stop = new AbortController();

  const reconnect = async () => {
    while (!stop.signal.aborted) {
      await connection.lost;
      await setTimeout(RECONNECT_MS, undefined, { ref: false });
      if (stop.signal.aborted) return;
      try {
        connection = await connect();
        if (stop.signal.aborted) await connection.client.end();
        else CHANGES.forEach(onChange);
      } catch {
        // The server is still unreachable.
      }
    }
  };
  void reconnect();

  return async () => {
    stop.abort();
    await connection.client.end();
  };
}

const isChange = (payload: string | undefined): payload is Change =>
  CHANGES.some((change) => change === payload);
