import { commitmentOf } from '@perya/rules/fairness';
import { LOTTERIES, pastDraws, type Lottery, type ScheduledDraw } from '@perya/rules/lottery';
import { and, eq, gt, inArray, lte, max } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../kernel/db/types';
import type { Platform } from '../../kernel/platform';
import { lotteryDraw } from './schema';
import { drawsAhead } from './timetable';

/** How many draws of each lottery stand ready, looked at or not: one is sold, the next begins at its lock. */
const ALWAYS_OPEN = 2;
/** After an outage the last draws that were missed are held, and no more than these. */
const MAX_MISSED = 60;
/** Keeps a statement below PostgreSQL's 65,535 parameters. */
const BATCH = 1_000;

export type NewDraw = typeof lotteryDraw.$inferInsert;

/** By platform and lottery: from when to when its draws are known to be there. */
const checked = new WeakMap<Platform, Map<string, { from: number; to: number }>>();

/** Forgets what was there: the database was put back. */
export const forgetOpenDraws = (platform: Platform): void => {
  checked.delete(platform);
};

/**
 * Makes the draws that are about to be sold, each with its promise, and those that an outage has
 * missed. Looks at the database only when a lock has passed.
 */
export async function openDraws(platform: Platform, now: number): Promise<void> {
  const mine = checked.get(platform) ?? new Map<string, { from: number; to: number }>();
  checked.set(platform, mine);
  const due = LOTTERIES.filter(({ code }) => {
    const seen = mine.get(code);
    return seen === undefined || now < seen.from || now >= seen.to;
  });
  if (due.length === 0) return;
  const last = await lastDraws(platform.db, due);
  const wanted = due.flatMap((lottery) => {
    const ahead = drawsAhead(lottery, now).slice(0, ALWAYS_OPEN);
    return [...missedBy(lottery, last.get(lottery.code), now), ...ahead].map(
      (draw) => [lottery, draw] as const,
    );
  });
  await addDraws(platform.db, wanted, now);
  for (const lottery of due) {
    const [first] = drawsAhead(lottery, now);
    if (first !== undefined) mine.set(lottery.code, { from: now, to: first.locksAt });
  }
}

/** Makes all draws that a chase may be on. They are there before anybody is offered them. */
export async function openForChase(db: Db, lottery: Lottery, now: number): Promise<void> {
  await addDraws(
    db,
    drawsAhead(lottery, now).map((draw) => [lottery, draw] as const),
    now,
  );
}

/** What should have been drawn since the last draw that is there; nothing in a house that opens just now. */
function missedBy(
  { schedule }: Lottery,
  last: number | undefined,
  now: number,
): readonly ScheduledDraw[] {
  return last === undefined || last >= now ? [] : pastDraws(schedule, now, MAX_MISSED, last + 1);
}

async function lastDraws(db: Db, lotteries: readonly Lottery[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ lottery: lotteryDraw.lottery, at: max(lotteryDraw.drawAt) })
    .from(lotteryDraw)
    .where(
      inArray(
        lotteryDraw.lottery,
        lotteries.map(({ code }) => code),
      ),
    )
    .groupBy(lotteryDraw.lottery);
  return new Map(rows.map(({ lottery, at }) => [lottery, at?.getTime() ?? 0]));
}

type Wanted = readonly (readonly [Lottery, ScheduledDraw])[];

/** Adds what is not there yet. Of two gateways that add the same, the first one's promise stands. */
async function addDraws(db: Db, wanted: Wanted, now: number): Promise<void> {
  const there = await existing(db, wanted);
  const rows = wanted
    .filter(([{ code }, { number }]) => !there.has(`${code}/${number}`))
    .map(([lottery, draw]) => promised(lottery, draw, { now, seed: randomSeed() }));
  await insertDraws(db, rows);
}

/** Adds rows in batches; those that are there already stay as they are. */
export async function insertDraws(db: Db, rows: readonly NewDraw[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    await db
      .insert(lotteryDraw)
      .values(rows.slice(from, from + BATCH))
      .onConflictDoNothing();
  }
}

async function existing(db: Db, wanted: Wanted): Promise<Set<string>> {
  const times = wanted.map(([, { drawAt }]) => drawAt);
  if (times.length === 0) return new Set();
  const earliest = times.reduce((min, time) => Math.min(min, time));
  const latest = times.reduce((max, time) => Math.max(max, time));
  const rows = await db
    .select({ lottery: lotteryDraw.lottery, number: lotteryDraw.number })
    .from(lotteryDraw)
    .where(
      and(
        inArray(lotteryDraw.lottery, [...new Set(wanted.map(([{ code }]) => code))]),
        gt(lotteryDraw.drawAt, new Date(earliest - 1)),
        lte(lotteryDraw.drawAt, new Date(latest)),
      ),
    );
  return new Set(rows.map(({ lottery, number }) => `${lottery}/${number}`));
}

const randomSeed = (): string => randomBytes(32).toString('hex');

/** The row of a draw that is promised, and no more. */
export function promised(
  { code }: Lottery,
  { number, drawAt, locksAt }: ScheduledDraw,
  { now, seed }: { now: number; seed: string },
): NewDraw {
  return {
    lottery: code,
    number,
    day: number.slice(0, 8),
    drawAt: new Date(drawAt),
    locksAt: new Date(locksAt),
    openedAt: new Date(now),
    serverSeed: seed,
    commitment: commitmentOf(seed),
    status: 'waiting',
  };
}

/** The row of a draw, or undefined. */
export async function findDraw(db: Db, lottery: string, number: string) {
  const [row] = await db
    .select()
    .from(lotteryDraw)
    .where(and(eq(lotteryDraw.lottery, lottery), eq(lotteryDraw.number, number)));
  return row;
}
