import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { copyTown, putTownBack, rowsWritten, type RowsWritten } from '../seed/townCopy';
import { databaseOver, startEmbedded, type Database } from './open';
import { cachedTemplate } from './template';

/** The schema of the copy that a database is put back from. */
const AS_MADE = 'as_made';
/** Its files in memory grow with every use; then a new one is the smaller one. */
const MOST_USES = 40;

interface Running {
  client: PGlite;
  uses: number;
  /** Since it was put back the last time, other rows are a test's. */
  written: RowsWritten;
}

/** Started, and used by no test at the moment. */
const idle = new Map<string, Running[]>();

/**
 * An embedded database for a test, as `make` made it. It is made once for all tests of a name, and one
 * that an earlier test has closed is put back to that state instead of starting another: that takes a
 * tenth of the time.
 */
export async function leaseDatabase(
  name: string,
  make: () => Promise<Database>,
): Promise<Database> {
  const free = idle.get(name)?.pop();
  if (free !== undefined) {
    return leased(name, { ...free, written: await putBack(free) });
  }
  const from = await cachedTemplate(name, async () => {
    const database = await make();
    await copyTown(database.db, AS_MADE);
    await database.db.execute(sql.raw(`create table ${AS_MADE}.setting as table public.setting`));
    const archive = await database.dump();
    await database.close();
    return archive;
  });
  const client = await startEmbedded({ from });
  return leased(name, { client, uses: 0, written: await rowsWritten(databaseOver(client).db) });
}

/** Ends what waits for another use: a program that is not a test run has its end then. */
export async function endIdleDatabases(): Promise<void> {
  const waiting = [...idle.values()].flat();
  idle.clear();
  await Promise.all(waiting.map(({ client }) => client.close()));
}

/** Waits for a transaction that its last user left behind. */
async function putBack({ client, written }: Running): Promise<RowsWritten> {
  return databaseOver(client).db.transaction(async (tx) => {
    await tx.execute(sql`truncate setting`);
    await tx.execute(sql.raw(`insert into setting select * from ${AS_MADE}.setting`));
    return putTownBack(tx, { copy: AS_MADE, since: written });
  });
}

function leased(name: string, running: Running): Database {
  const { client, uses } = running;
  const { proxy, end } = untilEnded(client);
  return {
    ...databaseOver(proxy),
    close: async () => {
      if (!end()) return;
      if (uses + 1 >= MOST_USES) {
        await client.close();
      } else {
        idle.set(name, [...(idle.get(name) ?? []), { ...running, uses: uses + 1 }]);
      }
    },
  };
}

/** Answers until its end, as a connection does: what an ended gateway still does must not reach the next one. */
function untilEnded(client: PGlite) {
  let hasEnded = false;
  const proxy = new Proxy(client, {
    get: (target, name) => {
      if (hasEnded) throw new Error('The database is closed.');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return {
    proxy,
    /** False where it has ended before. */
    end: () => {
      if (hasEnded) return false;
      hasEnded = true;
      return true;
    },
  };
}
