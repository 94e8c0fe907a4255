import { hoursAfter, periodAt } from '@perya/rules/time';

/** A recurring period in the calendar of the brand. */
export interface Season {
  readonly every: 'year' | 'month' | 'week';
  /** Starts this many hours after its year, month or week (Monday). */
  readonly afterHours?: number;
  /** Has no end. */
  readonly isOpen?: boolean;
  /** Uses the previous period (-1) or the next one (1). */
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

/** The season of the year, month or week around `now`, and its phase at that time. */
export function seasonAt(
  { every, afterHours = 0, isOpen = false, shift = 0 }: Season,
  now: number,
  timeZone: string,
): SeasonTimes {
  const { from, to } = periodAt(every, now, timeZone, shift);
  const startsAt = hoursAfter(from, afterHours, timeZone);
  const endsAt = isOpen ? null : to;
  const isOver = endsAt !== null && endsAt <= now;
  return { startsAt, endsAt, phase: isOver ? 'over' : startsAt <= now ? 'running' : 'coming' };
}
