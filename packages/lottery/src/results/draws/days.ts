import { drawsOfDay, pastDraws, type Schedule } from '@perya/rules/lottery';

/** A day of a lottery, in its own time zone: `20261121`, as its draws are numbered. */
export type Day = string;

const DAY_MS = 86_400_000;
/** The longest that a schedule is silent: what lies further back has no draw at all. */
const LONGEST_GAP_DAYS = 70;

export const isDay = (text: string): text is Day =>
  /^\d{8}$/.test(text) && isoOf(text) === new Date(instantIn(text)).toISOString().slice(0, 10);

/** The day that a draw belongs to. */
export const dayOfDraw = (number: string): Day => number.slice(0, 8);

/** `2026-11-21`, as a date field writes it. */
export const isoOf = (day: Day): string =>
  `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`;

export const dayOfIso = (iso: string): Day => iso.replaceAll('-', '');

/**
 * An instant that belongs to the day in every zone in which these lotteries are drawn, from five hours
 * behind to eighteen ahead of UTC.
 */
export function instantIn(day: Day): number {
  const instant = Date.parse(`${isoOf(day)}T05:00:00Z`);
  // Not a date of the calendar, such as the 30th of February: some instant, and never an exception.
  return Number.isNaN(instant) ? 0 : instant;
}

/** The day of the last draw that was due at `now`. */
export function lastDay(schedule: Schedule, now: number): Day | undefined {
  const [draw] = pastDraws(schedule, now, 1);
  return draw && dayOfDraw(draw.number);
}

/** The nearest days before and after one on which there are draws to be seen at `now`. */
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
