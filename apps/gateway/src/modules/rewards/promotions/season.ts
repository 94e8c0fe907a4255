import { hoursAfter, periodAt, startOfDay, wallTime } from '@perya/rules/time';

/** A recurring period in the calendar of the brand, or everything from a day on. */
export type Season =
  | {
      readonly every: 'year' | 'month' | 'week' | 'day';
      /** Starts this many hours after its year, month, week (Monday) or day. */
      readonly afterHours?: number;
      /** Has no end to announce: the next period follows. */
      readonly isOpen?: boolean;
    }
  /** One month in three: of three promotions with different turns, one runs, one is next, and one is over. */
  | { readonly every: 'thirdMonth'; readonly turn: 0 | 1 | 2 }
  | {
      readonly every: 'once';
      /** The first day, `yyyy-MM-dd`. */
      readonly from: string;
    };

export type SeasonPhase = 'coming' | 'running' | 'over';

/** Instants in milliseconds. */
export interface SeasonTimes {
  readonly phase: SeasonPhase;
  readonly startsAt: number;
  /** Null: it has no end. */
  readonly endsAt: number | null;
}

/** The season of the year, month, week or day around `now`, and its phase at that time. */
export function seasonAt(season: Season, now: number, timeZone: string): SeasonTimes {
  const { startsAt, endsAt } = boundsOf(season, now, timeZone);
  const isOver = endsAt !== null && endsAt <= now;
  return { startsAt, endsAt, phase: isOver ? 'over' : startsAt <= now ? 'running' : 'coming' };
}

/** The previous season of a promotion that recurs; undefined if it doesn't. */
export function seasonBefore(
  season: Season,
  { startsAt }: Pick<SeasonTimes, 'startsAt'>,
  timeZone: string,
): { from: number; to: number } | undefined {
  if (season.every === 'once') return undefined;
  if (season.every === 'thirdMonth') return periodAt('month', startsAt, timeZone, -MONTHS);
  const { from, to } = periodAt(season.every, startsAt, timeZone, -1);
  return { from: hoursAfter(from, season.afterHours ?? 0, timeZone), to };
}

const MONTHS = 3;
const MONTHS_OF_YEAR = 12;

function boundsOf(season: Season, now: number, timeZone: string): Omit<SeasonTimes, 'phase'> {
  switch (season.every) {
    case 'once':
      return { startsAt: startOfDay(season.from, timeZone), endsAt: null };
    case 'thirdMonth': {
      const wall = new Date(wallTime(now, timeZone));
      const month = wall.getUTCFullYear() * MONTHS_OF_YEAR + wall.getUTCMonth();
      // 0: this month, 1: the next one, 2: the last one.
      const ahead = (season.turn - (month % MONTHS) + MONTHS) % MONTHS;
      const { from, to } = periodAt('month', now, timeZone, ahead === 2 ? -1 : ahead);
      return { startsAt: from, endsAt: to };
    }
    case 'day':
    case 'week':
    case 'month':
    case 'year': {
      const { every, afterHours = 0, isOpen = false } = season;
      const { from, to } = periodAt(every, now, timeZone);
      return { startsAt: hoursAfter(from, afterHours, timeZone), endsAt: isOpen ? null : to };
    }
  }
}
