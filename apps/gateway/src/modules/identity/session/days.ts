import { todayIn } from '@perya/rules/time';
import type { Db } from '../../../kernel/db/types';
import { memberDay } from './schema';

interface Visit {
  memberId: number;
  at: Date;
  timeZone: string;
}

/** Records that a member was signed in on this day; a repeat on the same day changes nothing. */
export async function recordSignInDay(db: Db, { memberId, at, timeZone }: Visit): Promise<void> {
  await db
    .insert(memberDay)
    .values({ memberId, day: todayIn(timeZone, at.getTime()) })
    .onConflictDoNothing();
}
