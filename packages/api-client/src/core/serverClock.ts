export interface ServerClock {
  /** Milliseconds since 1970 by the platform's clock. */
  now(): number;
  /**
   * Learns from a response's `Date` header, if it's readable.
   *
   * @param sentAt when the request was sent, by the device's clock
   */
  learn(headers: Headers, sentAt: number): void;
  /** Learns from a platform time in a response's value. */
  learnTime(serverTime: number, sentAt: number): void;
  /** The device's clock, which `sentAt` is measured by. */
  deviceNow(): number;
}

/** `Date` has whole seconds: the true time is up to one second later. */
const DATE_STEP_MS = 1000;
/** A slower response is too inaccurate to learn from, unless nothing is known yet. */
const SLOW_ANSWER_MS = 3000;

/** The bounds of how far the platform's clock is ahead of the device's, in milliseconds. */
interface Bounds {
  readonly min: number;
  readonly max: number;
}

/**
 * Estimates how far the device's clock is off, so that sign-in works on a device that is a day off, and
 * countdowns end when the platform's do. Each response was written between its request and its arrival, which
 * bounds the difference on both sides; the intersection of several responses is narrower than any of them.
 */
export function createServerClock(deviceNow: () => number = Date.now): ServerClock {
  let known: Bounds | undefined;
  let offset = 0;

  const narrow = (answer: Bounds) => {
    // The device's clock was set back while the response was in flight.
    if (answer.min > answer.max) return;
    const common = known && {
      min: Math.max(known.min, answer.min),
      max: Math.min(known.max, answer.max),
    };
    const isSlow = answer.max - answer.min > SLOW_ANSWER_MS + DATE_STEP_MS;
    // No overlap: one of the clocks was corrected in between, and the newest response counts unless it's
    // slow.
    known = common && common.min <= common.max ? common : isSlow && known ? known : answer;
    offset = nearestTo(0, known);
  };
  const learnBetween = (earliest: number, latest: number, sentAt: number) => {
    narrow({ min: earliest - deviceNow(), max: latest - sentAt });
  };
  return {
    now: () => deviceNow() + offset,
    learn: (headers, sentAt) => {
      const date = Date.parse(headers.get('date') ?? '');
      if (!Number.isNaN(date)) learnBetween(date, date + DATE_STEP_MS, sentAt);
    },
    learnTime: (serverTime, sentAt) => {
      learnBetween(serverTime, serverTime, sentAt);
    },
    deviceNow,
  };
}

/** `value` if it's within the bounds (the device may be right), otherwise the middle as the best estimate. */
const nearestTo = (value: number, { min, max }: Bounds): number =>
  min <= value && value <= max ? value : Math.round((min + max) / 2);
