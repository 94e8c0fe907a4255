import {
  getDraw,
  listDraws,
  listVietnamDayDraws,
  listVietnamDraws,
  type WireValueOf,
} from '@perya/api-client';
import type { FakePlatform } from '@perya/api-client/testing';
import { commitmentOf, drawNumbers } from '@perya/rules/fairness';
import {
  drawLimits,
  drawNumbered,
  lotteryOf,
  pastDraws,
  readDraw,
  type Lottery,
  type VietnamRegion,
} from '@perya/rules/lottery';

import { dayOfDraw, type Day } from './draws/days';
import { lotteriesDrawnOn, lastRegionDay } from './vietnam/regionDraws';

/** Fixed seed for stories and tests, so that results are deterministic. */
const SEED = '5e'.repeat(32);

type WireDraw = WireValueOf<typeof listDraws>[number];

const lottery = (code: string): Lottery => {
  const found = lotteryOf(code);
  if (found === undefined) throw new Error(`There is no lottery ${code}.`);
  return found;
};

/** A draw with its real result, in wire format. */
function wireDraw({ code, name, space }: Lottery, number: string, drawnAt: number): WireDraw {
  const drawn = drawNumbers(
    { serverSeed: SEED, clientSeed: `${code}/${number}`, nonce: 0 },
    drawLimits(space),
  );
  const tiers = readDraw(space, drawn).map(({ prize, numbers }) => ({
    prize,
    numbers: [...numbers],
  }));
  return { lottery: code, lotteryName: name, number, drawnAt, state: 'OPENED', tiers };
}

async function draws(code: string, count: number, day: Day | undefined, now: number) {
  const { schedule } = lottery(code);
  const past = pastDraws(schedule, now, day === undefined ? count : 5000).filter(
    ({ number }) => day === undefined || dayOfDraw(number) === day,
  );
  return past.slice(0, count).map(({ number, drawAt }) => wireDraw(lottery(code), number, drawAt));
}

const DAY_MS = 86_400_000;

async function regionDay(region: VietnamRegion, day: Day, now: number) {
  const regionDraws = lotteriesDrawnOn(region, day)
    .filter(({ drawAt }) => drawAt <= now)
    .map(({ lottery: drawn, drawAt }) => wireDraw(drawn, day, drawAt));
  const [any] = lotteriesDrawnOn(region, day);
  const besides = (step: number) => {
    const near = lastRegionDay(region, (any?.drawAt ?? now) + step * DAY_MS);
    return near !== undefined && near !== day && near <= (lastRegionDay(region, now) ?? '')
      ? near
      : null;
  };
  return { day, previousDay: besides(-1), nextDay: besides(1), draws: regionDraws };
}

/** A platform with results for all draws due at `now()`. */
export function withDraws(fake: FakePlatform, now: () => number = Date.now): FakePlatform {
  return fake
    .on(listDraws, ({ lottery: code, count, day }) => draws(code, count, day, now()))
    .on(listVietnamDraws, ({ lottery: code, count, day }) => draws(code, count, day, now()))
    .on(listVietnamDayDraws, ({ region, day }) =>
      regionDay(region, day ?? lastRegionDay(region, now()) ?? '', now()),
    )
    .on(getDraw, ({ lottery: code, number }) => wireDetail(code, number));
}

/** One draw with its proof. */
export function wireDetail(code: string, number: string): WireValueOf<typeof getDraw> {
  const { schedule, ...rest } = lottery(code);
  const scheduled = drawNumbered(schedule, number);
  const drawAt = scheduled?.drawAt ?? 0;
  return {
    ...wireDraw({ schedule, ...rest }, number, drawAt),
    salesBeginAt: drawAt - DAY_MS,
    locksAt: scheduled?.locksAt ?? 0,
    commitment: commitmentOf(SEED),
    serverSeed: SEED,
    clientSeed: `${code}/${number}`,
    nonce: 0,
    currency: 'PHP',
    jackpot: rest.family === 'lotto' ? '12345678.00' : null,
    jackpotBets: rest.family === 'lotto' ? 0 : null,
  };
}
