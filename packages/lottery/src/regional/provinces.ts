import {
  comingDraws,
  drawsOfDay,
  nextDraw,
  type Lottery,
  type ScheduledDraw,
  type VietnamRegion,
} from '@perya/rules/lottery';
import { lotteriesIn } from '../results/vietnam/regionDraws';

export const REGIONS = ['north', 'central', 'south'] as const satisfies readonly VietnamRegion[];

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

const VIETNAM = REGIONS.flatMap((region) => lotteriesIn(region));

/** The lotteries of a region at `now` (server time, milliseconds). */
export function regionToday(region: VietnamRegion, now: number): RegionLotteries {
  const provinces = lotteriesIn(region).map((lottery) => provinceAt(lottery, now));
  return {
    today: provinces.filter(({ today }) => today !== null),
    others: provinces
      .filter(({ today }) => today === null)
      .toSorted((one, other) => one.next.drawAt - other.next.drawAt),
  };
}

/** Today's draw of a region, or its next one: all its provinces are drawn at the same time. */
export function regionDraw(region: VietnamRegion, now: number): ScheduledDraw | undefined {
  const { today, others } = regionToday(region, now);
  return (today[0]?.today ?? today[0]?.next ?? others[0]?.next) satisfies ScheduledDraw | undefined;
}

/** The regional lottery in the URL; by default, the one that closes soonest. */
export function chosenLottery(code: string | null, now: number): Lottery | undefined {
  return VIETNAM.find((lottery) => lottery.code === code) ?? soonest(VIETNAM, now);
}

/** The default lottery of a region: the one that closes soonest. */
export const frontOf = (region: VietnamRegion, now: number): Lottery | undefined =>
  soonest(lotteriesIn(region), now);

/** When this page next changes by time alone: at the next lock, draw or day of any lottery. */
export function nextChange(now: number): number {
  const instants = VIETNAM.flatMap(({ schedule }) =>
    [...drawsOfDay(schedule, now), ...comingDraws(schedule, now, 1)].flatMap(
      ({ locksAt, drawAt }) => [locksAt, drawAt],
    ),
  );
  return Math.min(...instants.filter((instant) => instant > now));
}

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
