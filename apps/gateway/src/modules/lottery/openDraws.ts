import { commitmentOf } from '@perya/rules/fairness';
import { LOTTERIES, pastDraws, type Lottery, type ScheduledDraw } from '@perya/rules/lottery';
import { and, eq, gt, inArray, lte, max } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../kernel/db/types';
import type { Platform } from '../../kernel/platform';
import { lotteryDraw } from './schema';
import { drawsAhead } from './timetable';

/**
 * The number of draws per lottery that always exist: one on sale, and the one whose sale begins at its lock.
 */
const ALWAYS_OPEN = 2;
/** The maximum number of missed draws that are held after an outage; the latest ones are. */
const MAX_MISSED = 60;
/** Keeps a statement below PostgreSQL's 65,535 parameters. */
const BATCH = 1_000;

export type NewDraw = typeof lotteryDraw.$inferInsert;

/** By platform and lottery: the time range for which its draws are known to exist. */
const checked = new WeakMap<Platform, Map<string, { from: number; to: number }>>();

/** Clears the cache, because the database was reset. */
export const forgetOpenDraws = (platform: Platform): void => {
  checked.delete(platform);
};

/**
 * Creates the draws that go on sale next, each with its commitment, and those missed during an outage.
 * Queries the database only after a lock has passed.
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

/** Creates all draws that a chase may include, before they are offered. */
export async function createChaseDraws(db: Db, lottery: Lottery, now: number): Promise<void> {
  await addDraws(
    db,
    drawsAhead(lottery, now).map((draw) => [lottery, draw] as const),
    now,
  );
}

/** The draws missed since the last existing draw; none if the lottery has no draws yet. */
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

/** Adds missing draws. If two gateways add the same draw, the first one's commitment is kept. */
async function addDraws(db: Db, wanted: Wanted, now: number): Promise<void> {
  const there = await existing(db, wanted);
  const rows = wanted
    .filter(([{ code }, { number }]) => !there.has(`${code}/${number}`))
    .map(([lottery, draw]) => committedDrawRow(lottery, draw, { now, seed: randomSeed() }));
  await insertDraws(db, rows);
}

/** Adds rows in batches; existing rows are left unchanged. */
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

/** The row of a draw that has a commitment but hasn't taken place. */
export function committedDrawRow(
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
