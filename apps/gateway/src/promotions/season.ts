/** When something comes back: by the calendar of the brand. */
export interface Season {
  readonly every: 'year' | 'month' | 'week';
  /** Begins so many hours after its year, month or week (Monday) does. */
  readonly afterHours?: number;
  /** Has no end. */
  readonly isOpen?: boolean;
  /** Means the period before this one (-1), or the one after it (1). */
  readonly shift?: -1 | 0 | 1;
}

export type SeasonPhase = 'coming' | 'running' | 'over';

/** Instants in milliseconds. */
export interface SeasonTimes {
  readonly phase: SeasonPhase;
  readonly startsAt: number;
  /** Null: it has no end. */
  readonly endsAt: number | null;
}

const HOUR_MS = 3_600_000;
const DAYS_OF_WEEK = 7;

/** The season of the year, month or week around `now`, and whether it has begun or is over by then. */
export function seasonAt(
  { every, afterHours = 0, isOpen = false, shift = 0 }: Season,
  now: number,
  timeZone: string,
): SeasonTimes {
  const { from, to } = PERIODS[every](new Date(wallTime(now, timeZone)), shift);
  const startsAt = instantOf(from + afterHours * HOUR_MS, timeZone);
  const endsAt = isOpen ? null : instantOf(to, timeZone);
  const isOver = endsAt !== null && endsAt <= now;
  return { startsAt, endsAt, phase: isOver ? 'over' : startsAt <= now ? 'running' : 'coming' };
}

/** The year, month or week around a wall time, or one next to it; wall times are written as if they were UTC. */
const PERIODS: Record<
  Season['every'],
  (wall: Date, shift: number) => { from: number; to: number }
> = {
  year: (wall, shift) => {
    const year = wall.getUTCFullYear() + shift;
    return { from: Date.UTC(year, 0), to: Date.UTC(year + 1, 0) };
  },
  month: (wall, shift) => {
    const [year, month] = [wall.getUTCFullYear(), wall.getUTCMonth() + shift];
    return { from: Date.UTC(year, month), to: Date.UTC(year, month + 1) };
  },
  week: (wall, shift) => {
    const monday =
      wall.getUTCDate() - ((wall.getUTCDay() + 6) % DAYS_OF_WEEK) + shift * DAYS_OF_WEEK;
    const at = (day: number) => Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), day);
    return { from: at(monday), to: at(monday + DAYS_OF_WEEK) };
  },
};

/** What a zone's clocks show at an instant. */
function wallTime(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
}

/** The instant at which a zone's clocks show a wall time. */
function instantOf(wall: number, timeZone: string): number {
  const guess = wall - (wallTime(wall, timeZone) - wall);
  return guess - (wallTime(guess, timeZone) - wall);
}
