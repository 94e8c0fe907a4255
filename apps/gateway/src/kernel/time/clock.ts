import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../db/types';
import { setting } from '../settings/schema';

/** The gateway's time, which the sandbox can move. */
export interface Clock {
  now(): Date;
  /** Milliseconds that the sandbox has added. */
  readonly offsetMs: number;
  moveTo(offsetMs: number): void;
}

const OFFSET_SETTING = 'clockOffsetMs';

export function createClock(offsetMs = 0): Clock {
  let offset = offsetMs;
  return {
    now: () => new Date(Date.now() + offset),
    get offsetMs() {
      return offset;
    },
    moveTo: (next) => {
      offset = next;
    },
  };
}

/** How far the sandbox has moved the time. It's stored, because rows with that time survive a restart too. */
export async function readClockOffset(db: Db): Promise<number> {
  const [row] = await db.select().from(setting).where(eq(setting.name, OFFSET_SETTING));
  return v.parse(v.optional(v.number(), 0), row?.value);
}

export async function keepClockOffset(db: Db, offsetMs: number): Promise<void> {
  await db
    .insert(setting)
    .values({ name: OFFSET_SETTING, value: offsetMs })
    .onConflictDoUpdate({ target: setting.name, set: { value: offsetMs } });
}
