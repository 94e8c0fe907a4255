import { addDays, daysBetween, startOfDay, todayIn } from '@perya/rules/time';
import { sql, type SQL } from 'drizzle-orm';
import { Rejection } from '../../../kernel/http/Rejection';
import type { CallContext } from '../../../kernel/http/serve';
import { spanOf } from '../../../kernel/http/recordSpan';

/** Whole days of the brand, both included, and the instants where they begin and end. */
export interface Days {
  /** `yyyy-MM-dd`. */
  readonly first: string;
  readonly last: string;
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
  readonly timeZone: string;
}

/** What a call names a time by; milliseconds since 1970. */
interface Asked {
  from: number;
  /** Exclusive. */
  to: number;
}

/** The days that a time touches. Records are kept for twelve months: who asks for more is told so. */
export function daysOf(ctx: Pick<CallContext, 'brand' | 'now'>, asked: Asked): Days {
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
  // What is to come has nothing yet, and a chart no room for it.
  return daysFrom(first, last > today && first <= today ? today : last, timeZone);
}

/** The days that a time touches, however long ago: what is only held against another goes further back. */
export const daysTouched = ({ brand }: Pick<CallContext, 'brand'>, { from, to }: Asked): Days =>
  daysFrom(
    todayIn(brand.timeZone, from),
    todayIn(brand.timeZone, Math.max(to - 1, from)),
    brand.timeZone,
  );

/** From a day to another of the same zone. */
export const daysFrom = (first: string, last: string, timeZone: string): Days => ({
  first,
  last,
  from: new Date(startOfDay(first, timeZone)),
  to: new Date(startOfDay(addDays(last, 1), timeZone)),
  timeZone,
});

/** As many days just before. */
export function daysBefore({ first, last, timeZone }: Days): Days {
  const length = daysBetween(first, last) + 1;
  return daysFrom(addDays(first, -length), addDays(first, -1), timeZone);
}

/** The last so many days, today included. */
export function lastDays({ brand, now }: Pick<CallContext, 'brand' | 'now'>, count: number): Days {
  const today = todayIn(brand.timeZone, now().getTime());
  return daysFrom(addDays(today, 1 - count), today, brand.timeZone);
}

/** Every one of them, the earliest first. */
export const eachDay = ({ first, last }: Days): string[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));

/** Whether a column of days is within them. */
export const within = (column: SQL, { first, last }: Days): SQL =>
  sql`${column} between ${first}::date and ${last}::date`;

/** Whether a column of instants is within them. */
export const during = (column: SQL, { from, to }: Days): SQL =>
  sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${to.toISOString()}::timestamptz`;

/** The day of the brand in which a delta's quarter of an hour lies. */
export const dayOf = (slot: SQL, timeZone: string): SQL =>
  sql`(${slot} at time zone ${timeZone})::date`;
