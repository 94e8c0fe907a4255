import type { LotteryGame, LotteryGroup } from '@perya/api-client';
import {
  comingDraws,
  drawsOfDay,
  lotteryOf,
  nextDraw,
  type Lottery,
  type ScheduledDraw,
  type VietnamRegion,
} from '@perya/rules/lottery';

import { isSelection } from './groups';

/** A lottery of a region, and its draws today. */
export interface Province {
  readonly lottery: Lottery;
  /** Today's draw by Vietnamese date, past or future; null on days without a draw. */
  readonly today: ScheduledDraw | null;
  /** The draw on sale. */
  readonly next: ScheduledDraw;
}

/** The lotteries of a region: those drawn today, and the others by their next draw. */
export interface RegionLotteries {
  readonly today: readonly Province[];
  readonly others: readonly Province[];
}

/** A region, with its name in the menu. */
export interface Region {
  readonly code: VietnamRegion;
  readonly name: string;
}

/** The lotteries that the brand offers, of those known to the rules. */
export const offeredIn = (games: readonly Pick<LotteryGame, 'code'>[]): readonly Lottery[] =>
  games.flatMap(({ code }) => {
    const lottery = lotteryOf(code);
    return lottery?.region === undefined ? [] : [lottery];
  });

/** The regions of the menu: its groups, without the popular and recent ones. */
export const regionsIn = (groups: readonly LotteryGroup[]): readonly Region[] =>
  groups
    .filter(({ code }) => !isSelection(code))
    .flatMap(({ name, games }) => {
      const [first] = offeredIn(games);
      return first?.region === undefined ? [] : [{ code: first.region, name }];
    });

/** The lotteries of a region at `now` (server time, milliseconds). */
export function regionToday(
  lotteries: readonly Lottery[],
  region: VietnamRegion,
  now: number,
): RegionLotteries {
  const provinces = lotteriesOfRegion(lotteries, region).map((lottery) => provinceAt(lottery, now));
  return {
    today: provinces.filter(({ today }) => today !== null),
    others: provinces
      .filter(({ today }) => today === null)
      .toSorted((one, other) => one.next.drawAt - other.next.drawAt),
  };
}

/** Today's draw of a region, or its next one: all its provinces are drawn at the same time. */
export function regionDraw(
  lotteries: readonly Lottery[],
  region: VietnamRegion,
  now: number,
): ScheduledDraw | undefined {
  const { today, others } = regionToday(lotteries, region, now);
  return (today[0]?.today ?? today[0]?.next ?? others[0]?.next) satisfies ScheduledDraw | undefined;
}

/**
 * The lottery with the code in the URL, or undefined if it isn't offered; without a code, the lottery that
 * closes soonest.
 */
export function chosenLottery(
  lotteries: readonly Lottery[],
  code: string | null,
  now: number,
): Lottery | undefined {
  return code === null
    ? soonest(lotteries, now)
    : lotteries.find((lottery) => lottery.code === code);
}

/** The default lottery of a region: the one that closes soonest. */
export const frontOf = (
  lotteries: readonly Lottery[],
  region: VietnamRegion,
  now: number,
): Lottery | undefined => soonest(lotteriesOfRegion(lotteries, region), now);

/** When this page next changes by time alone: at the next lock, draw or day of any lottery. */
export function nextChange(lotteries: readonly Lottery[], now: number): number {
  const instants = lotteries.flatMap(({ schedule }) =>
    [...drawsOfDay(schedule, now), ...comingDraws(schedule, now, 1)].flatMap(
      ({ locksAt, drawAt }) => [locksAt, drawAt],
    ),
  );
  return Math.min(...instants.filter((instant) => instant > now));
}

const lotteriesOfRegion = (lotteries: readonly Lottery[], region: VietnamRegion) =>
  lotteries.filter((lottery) => lottery.region === region);

const provinceAt = (lottery: Lottery, now: number): Province => ({
  lottery,
  today: drawsOfDay(lottery.schedule, now)[0] ?? null,
  next: nextDraw(lottery.schedule, now),
});

function soonest(lotteries: readonly Lottery[], now: number): Lottery | undefined {
  const [first] = lotteries
    .map((lottery) => ({ lottery, at: nextDraw(lottery.schedule, now).locksAt }))
    .toSorted((one, other) => one.at - other.at);
  return first?.lottery;
}
