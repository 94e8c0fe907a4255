import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../db/types';
import { setting } from '../settings/schema';

const NAME = 'clockOffsetMs';

/** How far the sandbox has moved the time: it survives a restart, as the rows made in it do. */
export async function readClockOffset(db: Db): Promise<number> {
  const [row] = await db.select().from(setting).where(eq(setting.name, NAME));
  return v.parse(v.optional(v.number(), 0), row?.value);
}

export async function keepClockOffset(db: Db, offsetMs: number): Promise<void> {
  await db
    .insert(setting)
    .values({ name: NAME, value: offsetMs })
    .onConflictDoUpdate({ target: setting.name, set: { value: offsetMs } });
}
