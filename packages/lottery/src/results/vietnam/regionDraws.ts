import {
  drawsOfDay,
  LOTTERIES,
  pastDraws,
  type Lottery,
  type VietnamRegion,
} from '@perya/rules/lottery';
import { instantIn, lastDay, type Day } from '../draws/days';
import { drawPollDelay } from '../draws/live';

/** The lotteries of a region, in the order of the rules. */
const lotteriesIn = (region: VietnamRegion): readonly Lottery[] =>
  LOTTERIES.filter((lottery) => lottery.region === region);

/** The lotteries drawn on a day, with their draw times. */
export const lotteriesDrawnOn = (
  region: VietnamRegion,
  day: Day,
): readonly { readonly lottery: Lottery; readonly drawAt: number }[] =>
  lotteriesIn(region).flatMap((lottery) =>
    drawsOfDay(lottery.schedule, instantIn(day)).map(({ drawAt }) => ({ lottery, drawAt })),
  );

/** The last day on which any lottery of a region was drawn. */
export const lastRegionDay = (region: VietnamRegion, now: number): Day | undefined =>
  lotteriesIn(region)
    .flatMap(({ schedule }) => lastDay(schedule, now) ?? [])
    .toSorted()
    .at(-1);

/**
 * Polling delay for the results of a region, in milliseconds.
 *
 * @param newest number of the newest known draw, by lottery
 */
export function regionPollDelay(
  region: VietnamRegion,
  now: number,
  newest: ReadonlyMap<string, string>,
): number {
  const looks = lotteriesIn(region).map(({ code, schedule }) => {
    const [due] = pastDraws(schedule, now, 1);
    // Provinces not drawn on that day only wait for their next draw.
    const isOfToday = due !== undefined && due.number === lastRegionDay(region, now);
    return drawPollDelay(schedule, now, isOfToday ? newest.get(code) : due?.number);
  });
  return Math.min(...looks);
}
