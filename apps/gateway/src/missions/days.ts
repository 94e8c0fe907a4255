import type { Db } from '../db/types';
import { memberDay } from './schema';

/** The day at an instant, as `yyyy-MM-dd`, by a zone's calendar. */
export const dayOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at);

interface Visit {
  memberId: number;
  at: Date;
  timeZone: string;
}

/** Remembers that a member was here on this day; again on the same day changes nothing. */
export async function noteDay(db: Db, { memberId, at, timeZone }: Visit): Promise<void> {
  await db
    .insert(memberDay)
    .values({ memberId, day: dayOf(at, timeZone) })
    .onConflictDoNothing();
}
