import { addDays, daysBetween, startOfDay, todayIn } from '@perya/rules/time';
import { sql, type SQL } from 'drizzle-orm';
import { Rejection } from '../../../kernel/http/Rejection';
import type { CallContext } from '../../../kernel/http/serve';
import { spanOf } from '../../../kernel/http/recordSpan';

/** Whole days of the brand, both included, with the instants of their start and end. */
export interface DayRange {
  /** `yyyy-MM-dd`. */
  readonly first: string;
  readonly last: string;
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
  readonly timeZone: string;
}

/** A requested range of time, in milliseconds since 1970. */
interface Asked {
  from: number;
  /** Exclusive. */
  to: number;
}

/**
 * Returns the days that a range of time touches. Records are kept for twelve months; earlier ranges are
 * rejected.
 */
export function daysOf(ctx: Pick<CallContext, 'brand' | 'now'>, asked: Asked): DayRange {
  if (asked.from >= asked.to) {
    throw new Rejection(400, 'INVALID_REQUEST', 'invalid_request', {
      value: { errors: [{ path: 'to', message: 'must be after from', params: {} }] },
    });
  }
  const { from } = spanOf(ctx, { from: asked.from });
  const { timeZone } = ctx.brand;
  const today = todayIn(timeZone, ctx.now().getTime());
  const last = todayIn(timeZone, asked.to - 1);
  const first = todayIn(timeZone, from.getTime());
  // Days in the future have no data and take no room in a chart.
  return daysFrom(first, last > today && first <= today ? today : last, timeZone);
}

/** Returns the days that a range touches, however old: a comparison range may start before the records do. */
export const daysOverlapping = (
  { brand }: Pick<CallContext, 'brand'>,
  { from, to }: Asked,
): DayRange =>
  daysFrom(
    todayIn(brand.timeZone, from),
    todayIn(brand.timeZone, Math.max(to - 1, from)),
    brand.timeZone,
  );

/** Returns the range between two days of a time zone. */
export const daysFrom = (first: string, last: string, timeZone: string): DayRange => ({
  first,
  last,
  from: new Date(startOfDay(first, timeZone)),
  to: new Date(startOfDay(addDays(last, 1), timeZone)),
  timeZone,
});

/** Returns the same number of days immediately before. */
export function daysBefore({ first, last, timeZone }: DayRange): DayRange {
  const length = daysBetween(first, last) + 1;
  return daysFrom(addDays(first, -length), addDays(first, -1), timeZone);
}

/** Returns the last `count` days, today included. */
export function lastDays(
  { brand, now }: Pick<CallContext, 'brand' | 'now'>,
  count: number,
): DayRange {
  const today = todayIn(brand.timeZone, now().getTime());
  return daysFrom(addDays(today, 1 - count), today, brand.timeZone);
}

/** Lists all days, earliest first. */
export const eachDay = ({ first, last }: DayRange): string[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));

/** An SQL condition: a day column is within the range. */
export const dayInRange = (column: SQL, { first, last }: DayRange): SQL =>
  sql`${column} between ${first}::date and ${last}::date`;

/** An SQL condition: a timestamp column is within the range. */
export const timestampInRange = (column: SQL, { from, to }: DayRange): SQL =>
  sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${to.toISOString()}::timestamptz`;

/** The brand's day that contains a delta's quarter of an hour. */
export const dayOf = (slot: SQL, timeZone: string): SQL =>
  sql`(${slot} at time zone ${timeZone})::date`;
