import type { DrawSchedule } from './lotto';

const DAY_MS = 86_400_000;

/** A coming draw: instants in milliseconds since the epoch. */
export interface ComingDraw {
  readonly drawAt: number;
  /** From here on no bet is taken for it. */
  readonly locksAt: number;
}

/** The first draw that still takes bets at `now` (server time, milliseconds). */
export function nextDraw(schedule: DrawSchedule, now: number): ComingDraw {
  const [hour = 0, minute = 0] = schedule.time.split(':').map(Number);
  // Eight days reach the same weekday again when today's draw has locked.
  for (let ahead = 0; ahead <= 8; ahead++) {
    const { year, month, day } = civilDate(now + ahead * DAY_MS, schedule.timeZone);
    const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
    if (!schedule.weekdays.includes(weekday)) continue;
    const drawAt = instantOf(Date.UTC(year, month - 1, day, hour, minute), schedule.timeZone);
    const locksAt = drawAt - schedule.lockMinutes * 60_000;
    if (locksAt > now) return { drawAt, locksAt };
  }
  throw new RangeError('The schedule has no draw on any weekday.');
}

/** The calendar date of an instant in a zone. */
function civilDate(instant: number, timeZone: string) {
  const local = new Date(instant + offsetAt(instant, timeZone));
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() };
}

/** The instant at which a zone's clocks show a wall time (given as if it were UTC). */
function instantOf(wallTime: number, timeZone: string): number {
  const guess = wallTime - offsetAt(wallTime, timeZone);
  return wallTime - offsetAt(guess, timeZone);
}

function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return wall - Math.floor(instant / 1000) * 1000;
}
