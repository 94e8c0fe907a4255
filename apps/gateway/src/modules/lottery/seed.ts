import { LOTTERIES, pastDraws, type Lottery } from '@perya/rules/lottery';
import { createHash } from 'node:crypto';
import type { DemoProfile, DemoSeedContext } from '../../kernel/seed/seed';
import { resultOf } from './drawDue';
import { insertDraws, committedDrawRow, type NewDraw } from './openDraws';
import { feedPools, minJackpot } from './pool';
import { seedTickets } from './seedTickets';

const DAY_MS = 86_400_000;
/** The seed of the demo history; a different text gives a different history. */
const PAST = 'perya/draws-1';
/** Limits the history: a hundred draws of a weekly lottery would reach back several years. */
const FARTHEST_MS = 400 * DAY_MS;
/** How long before a past draw its commitment was made. */
const PROMISED_MS = { LOTT: DAY_MS, ELOTT: 10 * 60_000 } as const;

/** The number of past draws: of a daily lottery, and the minutes covered by a fast one. */
const PAST_DRAWS: Readonly<Record<DemoProfile, { daily: number; fastMinutes: number }>> = {
  demo: { daily: 100, fastMinutes: 1440 },
  large: { daily: 100, fastMinutes: 1440 },
  small: { daily: 12, fastMinutes: 60 },
};

/**
 * Adds a history for the results and trends: draws whose seeds have been revealed, so that each can be
 * verified.
 */
export async function seedDraws(context: DemoSeedContext): Promise<void> {
  const { db, profile, progress, now } = context;
  progress('Drawing the lotteries of the last days');
  for (const lottery of LOTTERIES) {
    const rows = await Promise.all(
      pastOf(lottery, profile, now.getTime()).map((draw) => drawn(lottery, draw)),
    );
    await insertDraws(db, await withPools(context, lottery, rows));
  }
  await seedTickets(context);
}

function pastOf({ schedule }: Lottery, profile: DemoProfile, now: number) {
  const { daily, fastMinutes } = PAST_DRAWS[profile];
  return schedule.kind === 'every'
    ? pastDraws(schedule, now, Math.floor(fastMinutes / schedule.minutes))
    : pastDraws(schedule, now, daily, now - FARTHEST_MS);
}

async function drawn(lottery: Lottery, draw: ReturnType<typeof pastOf>[number]): Promise<NewDraw> {
  const seed = createHash('sha256').update(`${PAST}/${lottery.code}/${draw.number}`).digest('hex');
  const openedAt = draw.drawAt - PROMISED_MS[lottery.category];
  const row = committedDrawRow(lottery, draw, { now: openedAt, seed });
  return {
    ...row,
    status: 'settled',
    result: await resultOf({ ...row, serverSeed: seed }),
    drawnAt: row.drawAt,
    settledAt: row.drawAt,
  };
}

/** Adds a pool that has grown from draw to draw and hasn't been won yet. */
async function withPools(
  { db, random, brand: { currency }, now }: DemoSeedContext,
  lottery: Lottery,
  rows: readonly NewDraw[],
): Promise<readonly NewDraw[]> {
  const min = minJackpot(lottery, currency);
  if (min === undefined) return rows;
  const chance = random(`jackpot/${lottery.code}`);
  const pace = BigInt(chance.integer(1, 5));
  let pool = min;
  const told = rows.toReversed().map((row) => {
    const jackpots = { [currency]: String(pool) };
    pool += (min * pace * BigInt(chance.integer(20, 120))) / 10_000n;
    return { ...row, jackpots, jackpotBets: 0 };
  });
  await feedPools(db, [{ lottery: lottery.code, currency, key: 'seed', amount: pool }], now);
  return told;
}
