import { drawsOfDay, pastDraws, type Schedule } from '@perya/rules/lottery';

/** A date in the lottery's time zone, as in its draw numbers: `20261121`. */
export type Day = string;

const DAY_MS = 86_400_000;
/** The longest gap in a schedule: beyond it, there are no draws. */
const LONGEST_GAP_DAYS = 70;

export const isDay = (text: string): text is Day =>
  /^\d{8}$/.test(text) && isoOf(text) === new Date(instantIn(text)).toISOString().slice(0, 10);

/** The day of a draw, from its number. */
export const dayOfDraw = (number: string): Day => number.slice(0, 8);

/** In the format of date inputs: `2026-11-21`. */
export const isoOf = (day: Day): string =>
  `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`;

export const dayOfIso = (iso: string): Day => iso.replaceAll('-', '');

/** An instant on that date in every time zone of these lotteries, from UTC−5 to UTC+18. */
export function instantIn(day: Day): number {
  const instant = Date.parse(`${isoOf(day)}T05:00:00Z`);
  // Invalid dates, such as February 30, return an arbitrary instant instead of throwing.
  return Number.isNaN(instant) ? 0 : instant;
}

/** The day of the last draw that was due at `now`. */
export function lastDay(schedule: Schedule, now: number): Day | undefined {
  const [draw] = pastDraws(schedule, now, 1);
  return draw && dayOfDraw(draw.number);
}

/** The nearest days before and after `day` that have drawn results at `now`. */
export function neighboursOf(
  schedule: Schedule,
  day: Day,
  now: number,
): { previous: Day | undefined; next: Day | undefined } {
  const nearest = (step: number) => {
    for (let away = 1; away <= LONGEST_GAP_DAYS; away += 1) {
      const [draw] = drawsOfDay(schedule, instantIn(day) + step * away * DAY_MS);
      if (draw !== undefined) return draw.drawAt <= now ? dayOfDraw(draw.number) : undefined;
    }
    return undefined;
  };
  return { previous: nearest(-1), next: nearest(1) };
}
