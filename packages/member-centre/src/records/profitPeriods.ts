import type { ProfitUnit } from '@perya/api-client';
import { addDays } from '@perya/rules/time';

/** The maximum number of days shown as daily bars before they get too thin. */
const MAX_DAYS = 62;
const MAX_WEEK_DAYS = 200;

/** The unit for a number of days that keeps the chart readable. */
export function unitFor(days: number): ProfitUnit {
  if (days <= MAX_DAYS) return 'day';
  return days <= MAX_WEEK_DAYS ? 'week' : 'month';
}

/** The first day of the day, week (from Monday) or month that contains a day (`yyyy-MM-dd`). */
export function startOf(day: string, unit: ProfitUnit): string {
  if (unit === 'day') return day;
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The first days of all units that overlap a period, in ascending order. */
export function startsOf(
  { from, to }: { from: string; to: string },
  unit: ProfitUnit,
): readonly string[] {
  const starts: string[] = [];
  for (let start = startOf(from, unit); start <= to; start = nextOf(start, unit)) {
    starts.push(start);
  }
  return starts;
}

function nextOf(start: string, unit: ProfitUnit): string {
  if (unit === 'day') return addDays(start, 1);
  return unit === 'week' ? addDays(start, 7) : startOf(addDays(start, 31), 'month');
}
