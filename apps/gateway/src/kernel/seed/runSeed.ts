import { sql } from 'drizzle-orm';
import { databaseErrorOf } from '../db/errors';
import type { Db } from '../db/types';
import type { Platform } from '../platform';
import type { Module, Progress } from '../module';
import { setting } from '../settings/schema';
import { eq } from 'drizzle-orm';
import { createRandom } from './random';
import type { SeedContext } from './seed';
import {
  seedSnapshotAge,
  takeSeedSnapshot,
  emptyDatabase,
  restoreSeed,
  renewSeedSnapshot,
} from './seedSnapshot';

const MARK = 'seed';
/** Part of every random stream's seed: changing it generates different data. */
const TOWN = 'perya-1';

interface SeedRun {
  platform: Platform;
  modules: readonly Module[];
  progress: Progress;
}

/** Seeds an empty database in one transaction: after a crash it's still empty, for the next start. */
export async function seedOnce({ platform, modules, progress }: SeedRun): Promise<void> {
  const { db, clock, config } = platform;
  if (await isSeeded(db)) return;
  const isMine = await db.transaction(async (tx) => {
    // If several gateways start at the same time, one seeds, and the others wait for it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('seed'))`);
    if (await isSeeded(tx)) return false;
    await fill(tx, { platform, modules, progress });
    await tx
      .insert(setting)
      .values({ name: MARK, value: { profile: config.seed, at: clock.now().toISOString() } });
    return true;
  });
  if (!isMine) return;
  await db.execute(sql`analyze`);
  // A sandbox is usually reset soon; the large data set is for measurements, and its copy would be as large.
  if (config.sandbox && config.seed !== 'large') await takeSeedSnapshot(db);
}

/** The gateway's time of the seed; undefined while the database is empty. */
export async function seededAt(db: Db): Promise<Date | undefined> {
  const [row] = await db.select().from(setting).where(eq(setting.name, MARK));
  const { at } = (row?.value ?? {}) as { at?: string };
  return at === undefined ? undefined : new Date(at);
}

const isSeeded = async (db: Db): Promise<boolean> =>
  (await db.select().from(setting).where(eq(setting.name, MARK))).length > 0;

/** While a copy is younger, it replaces a new seed: its history is only this much older. */
const COPY_AGE_MS = 30 * 60_000;

/** Conflicts with writers during a reset: a deadlock, or a row with a key of the seed. */
const PASSING_CODES: ReadonlySet<string> = new Set(['40P01', '40001', '23505']);
const RESET_TRIES = 5;

/**
 * Resets everything to the seed, in one transaction. Seeds again if there is no recent copy.
 *
 * @returns whether a table may have changed
 */
export async function reseed(run: SeedRun): Promise<(table: string) => boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await reseedOnce(run);
    } catch (error) {
      const code = databaseErrorOf(error)?.code;
      if (tries === RESET_TRIES || code === undefined || !PASSING_CODES.has(code)) throw error;
    }
  }
}

async function reseedOnce(run: SeedRun): Promise<(table: string) => boolean> {
  const { platform } = run;
  if ((await seedSnapshotAge(platform.db)) < COPY_AGE_MS) {
    return platform.db.transaction(async (tx) => {
      const changed = await restoreSeed(tx);
      await platform.brand.reload(tx, platform.clock.now());
      return (table) => changed.has(table);
    });
  }
  await sowAgain(run);
  await takeSeedSnapshot(platform.db);
  return () => true;
}

/** Keeps the draws since the seed: otherwise each reset would draw them again. */
export async function refreshDrawSnapshot({ db }: Platform): Promise<void> {
  if ((await seedSnapshotAge(db)) < COPY_AGE_MS) {
    await db.transaction((tx) => renewSeedSnapshot(tx, 'lottery_draw'));
  }
}

async function sowAgain({ platform, modules, progress }: SeedRun): Promise<void> {
  const { db, clock, config } = platform;
  await db.transaction(async (tx) => {
    await emptyDatabase(tx);
    await platform.brand.reload(tx, clock.now());
    await fill(tx, { platform, modules, progress });
    await tx
      .update(setting)
      .set({ value: { profile: config.seed, at: clock.now().toISOString() } })
      .where(eq(setting.name, MARK));
  });
}

async function fill(db: Db, { platform, modules, progress }: SeedRun) {
  const { brand, clock, config, passwords } = platform;
  const { seed: profile } = config;
  const hashes = new Map<string, Promise<string>>();
  const context: SeedContext = {
    db,
    profile,
    random: (purpose) => createRandom(`${TOWN}/${purpose}`),
    now: clock.now(),
    brand: brand.current,
    config,
    progress,
    hashPassword: (password) => {
      const known = hashes.get(password) ?? passwords.hash(password);
      hashes.set(password, known);
      return known;
    },
  };
  for (const module of modules) {
    await module.seed?.(context);
    if (profile !== 'empty') await module.seedDemo?.({ ...context, profile });
  }
}
