import type { ProfitUnit } from '@perya/api-client';
import { addDays } from '@perya/rules/time';

/** How many days a unit of days may show before its bars are too thin to tell apart. */
const MAX_DAYS = 62;
const MAX_WEEK_DAYS = 200;

/** The unit that suits a number of days: few enough bars to read. */
export function unitFor(days: number): ProfitUnit {
  if (days <= MAX_DAYS) return 'day';
  return days <= MAX_WEEK_DAYS ? 'week' : 'month';
}

/** The first day of the day, week (from Monday) or month that a day (`yyyy-MM-dd`) is in. */
export function startOf(day: string, unit: ProfitUnit): string {
  if (unit === 'day') return day;
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The first days of all units that a period touches, the earliest first. */
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
