import { sql } from 'drizzle-orm';
import type { Db } from '../db/types';
import { rowsOf } from '../db/types';
import type { Platform } from '../platform';
import type { Progress, Topic } from '../topic';
import { setting } from '../system/schema';
import { eq } from 'drizzle-orm';
import { createRandom } from './random';
import type { SeedContext } from './seed';

const MARK = 'seed';
/** Of every stream of chance: another number is another town. */
const TOWN = 'perya-1';

interface SeedRun {
  platform: Platform;
  topics: readonly Topic[];
  progress: Progress;
}

/** Fills an empty database, once: a crash in the middle leaves it empty, for the next start. */
export async function seedOnce({ platform, topics, progress }: SeedRun): Promise<void> {
  const { db, clock, config } = platform;
  const [done] = await db.select().from(setting).where(eq(setting.name, MARK));
  if (done !== undefined) return;
  await db.transaction(async (tx) => {
    await fill(tx, { platform, topics, progress });
    await tx
      .insert(setting)
      .values({ name: MARK, value: { profile: config.seed, at: clock.now().toISOString() } });
  });
  await db.execute(sql`analyze`);
}

/** Empties every table and seeds again, in one transaction. */
export async function reseed({ platform, topics, progress }: SeedRun): Promise<void> {
  const { db, clock, config } = platform;
  await db.transaction(async (tx) => {
    const tables = await rowsOf<{ name: string }>(
      tx,
      sql`
      select quote_ident(tablename) as name from pg_tables
      where schemaname = 'public' and tablename not in ('applied_migration', 'setting')`,
    );
    await tx.execute(
      sql.raw(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity cascade`),
    );
    await platform.brand.reload(tx, clock.now());
    await fill(tx, { platform, topics, progress });
    await tx
      .update(setting)
      .set({ value: { profile: config.seed, at: clock.now().toISOString() } })
      .where(eq(setting.name, MARK));
  });
}

async function fill(db: Db, { platform, topics, progress }: SeedRun) {
  const { brand, clock, config, passwords } = platform;
  const hashes = new Map<string, Promise<string>>();
  const context: SeedContext = {
    db,
    profile: config.seed,
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
  for (const topic of topics) await topic.seed?.(context);
}
