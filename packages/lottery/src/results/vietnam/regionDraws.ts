import {
  drawsOfDay,
  LOTTERIES,
  pastDraws,
  type Lottery,
  type VietnamRegion,
} from '@perya/rules/lottery';
import { instantIn, lastDay, type Day } from '../draws/days';
import { nextLook } from '../draws/live';

/** The lotteries of a region, in the order of the rules. */
export const lotteriesIn = (region: VietnamRegion): readonly Lottery[] =>
  LOTTERIES.filter((lottery) => lottery.region === region);

/** Those that are drawn on a day, with the time of their draw. */
export const drawnOn = (
  region: VietnamRegion,
  day: Day,
): readonly { readonly lottery: Lottery; readonly drawAt: number }[] =>
  lotteriesIn(region).flatMap((lottery) =>
    drawsOfDay(lottery.schedule, instantIn(day)).map(({ drawAt }) => ({ lottery, drawAt })),
  );

/** The last day on which any of a region was drawn. */
export const lastRegionDay = (region: VietnamRegion, now: number): Day | undefined =>
  lotteriesIn(region)
    .flatMap(({ schedule }) => lastDay(schedule, now) ?? [])
    .toSorted()
    .at(-1);

/**
 * In how many milliseconds to look for results of a region again.
 *
 * @param newest the number of the newest draw that is known, by lottery
 */
export function nextRegionLook(
  region: VietnamRegion,
  now: number,
  newest: ReadonlyMap<string, string>,
): number {
  const looks = lotteriesIn(region).map(({ code, schedule }) => {
    const [due] = pastDraws(schedule, now, 1);
    // Provinces that were not drawn on the day shown have nothing to wait for but their next draw.
    const isOfToday = due !== undefined && due.number === lastRegionDay(region, now);
    return nextLook(schedule, now, isOfToday ? newest.get(code) : due?.number);
  });
  return Math.min(...looks);
}
