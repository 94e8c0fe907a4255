import { createConcurrencyLimiter, type ConcurrencyLimiter } from '@perya/http-server';
import { eq, lt, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Db } from '../db/types';
import { rowsOf } from '../db/types';
import type { Platform } from '../platform';
import { nodeResponseOf } from './body';
import { overloaded, tooManyRequests } from './Rejection';
import { attemptCounter } from './schema';

export interface Limit {
  /** The maximum number within the window. */
  max: number;
  windowMs: number;
}

export interface RateLimitState {
  count: number;
  resetsAt: Date;
}

/** More than a member's open pages request at once, and few enough to leave room for all others. */
const REQUESTS_PER_MEMBER = 64;

/** Counts an attempt and returns the number of attempts in the window. */
export async function countAttempt(
  db: Db,
  key: string,
  { windowMs }: Pick<Limit, 'windowMs'>,
  now: Date,
): Promise<RateLimitState> {
  const fresh = new Date(now.getTime() + windowMs).toISOString();
  const [row] = await rowsOf<{ count: number; resets: string }>(
    db,
    sql`
    insert into ${attemptCounter} (key, count, resets_at) values (${key}, 1, ${fresh})
    on conflict (key) do update set
      count = case when attempt_counter.resets_at <= ${now.toISOString()}::timestamptz
        then 1 else attempt_counter.count + 1 end,
      resets_at = case when attempt_counter.resets_at <= ${now.toISOString()}::timestamptz
        then excluded.resets_at else attempt_counter.resets_at end
    returning count, (extract(epoch from resets_at) * 1000)::bigint::text as resets`,
  );
  return { count: row?.count ?? 1, resetsAt: new Date(Number(row?.resets ?? now.getTime())) };
}

/** Returns the number of attempts in the window, without counting one. */
export async function attemptsOf(db: Db, key: string, now: Date): Promise<number> {
  const [row] = await db.select().from(attemptCounter).where(eq(attemptCounter.key, key));
  return row === undefined || row.resetsAt <= now ? 0 : row.count;
}

/** When the current window ends, or undefined if there is none. */
export async function attemptWindowEnd(db: Db, key: string, now: Date): Promise<Date | undefined> {
  const [row] = await db.select().from(attemptCounter).where(eq(attemptCounter.key, key));
  return row === undefined || row.resetsAt <= now ? undefined : row.resetsAt;
}

export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.delete(attemptCounter).where(eq(attemptCounter.key, key));
}

/** Counts an attempt, and rejects it with a 429 if it exceeds the limit. */
export async function limit(db: Db, key: string, rule: Limit, now: Date): Promise<void> {
  const { count, resetsAt } = await countAttempt(db, key, rule, now);
  if (count > rule.max) {
    throw tooManyRequests(Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)));
  }
}

/** Deletes counters whose window has ended. */
export async function sweepAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(attemptCounter).where(lt(attemptCounter.resetsAt, now));
}

/** Limits the simultaneous calls of each member. */
export const createMemberCallLimiter = (): ConcurrencyLimiter =>
  createConcurrencyLimiter(REQUESTS_PER_MEMBER);

/** Takes one of the member's places until the response is sent. Rejects a call beyond the limit with 503. */
export function limitMemberCalls(
  context: Context,
  { memberPlaces }: Platform,
  memberId: number,
): void {
  const giveBack = memberPlaces.take(String(memberId));
  if (giveBack === undefined) throw overloaded();
  nodeResponseOf(context).once('close', giveBack);
}
