const SECOND = 1000;

/** The time left until an instant, in whole units. */
export interface TimeLeft {
  /** Whole seconds, rounded up: zero only once the instant is reached. */
  totalSeconds: number;
  days: number;
  /** 0 to 23. */
  hours: number;
  /** 0 to 59. */
  minutes: number;
  /** 0 to 59. */
  seconds: number;
}

/** Both in epoch milliseconds, of the same clock. */
export function timeLeft(until: number, now: number): TimeLeft {
  const totalSeconds = Math.max(0, Math.ceil((until - now) / SECOND));
  return {
    totalSeconds,
    days: Math.floor(totalSeconds / 86_400),
    hours: Math.floor(totalSeconds / 3600) % 24,
    minutes: Math.floor(totalSeconds / 60) % 60,
    seconds: totalSeconds % 60,
  };
}

/** Milliseconds until the shown second changes; at least 1, so that a timer never loops without a delay. */
export function nextTick(until: number, now: number): number {
  const left = until - now;
  return Math.max(1, left - (Math.ceil(left / SECOND) - 1) * SECOND);
}

/** `1:05:09`, or `05:09` below an hour. Days are counted as hours, so no word needs a translation. */
export function digits({ days, hours, minutes, seconds }: TimeLeft): string {
  const allHours = days * 24 + hours;
  const tail = `${twoDigits(minutes)}:${twoDigits(seconds)}`;
  return allHours > 0 ? `${allHours}:${tail}` : tail;
}

/**
 * `2 days 01:05:09`, for countdowns of several days. The caller passes the translated text of the days. On
 * the last day only the time: `1:05:09`, or `05:09` below an hour.
 */
export const digitsAfterDays =
  (daysText: (days: number) => string) =>
  (left: TimeLeft): string =>
    left.days === 0
      ? digits(left)
      : `${daysText(left.days)} ${[left.hours, left.minutes, left.seconds].map(twoDigits).join(':')}`;

/** Whether the countdown passed this mark between two seconds. */
export function passes(mark: number, from: number, to: number): boolean {
  return from > mark && to <= mark;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
