export interface ServerClock {
  /** Milliseconds since 1970 by the platform's clock. */
  now(): number;
  /**
   * Learns from an answer's `Date` header, where it can be read.
   *
   * @param sentAt when the request left, by the device's clock
   */
  learn(headers: Headers, sentAt: number): void;
  /** Learns from a time that the platform wrote into a value. */
  learnTime(serverTime: number, sentAt: number): void;
  /** The device's clock: what `sentAt` is read from. */
  deviceNow(): number;
}

/** `Date` counts whole seconds: the true time is up to one second later. */
const DATE_STEP_MS = 1000;
/** An answer that took longer says too little to be learnt from, unless nothing is known yet. */
const SLOW_ANSWER_MS = 3000;

/** By how much the platform's clock is ahead of the device's: somewhere in here, in milliseconds. */
interface Bounds {
  readonly min: number;
  readonly max: number;
}

/**
 * How far the device's clock is off, so that a device wrong by a day still signs in, and a countdown
 * ends with the platform's. Each answer was written between its request and its arrival, which bounds
 * the difference on both sides; what several answers have in common is narrower than any of them.
 */
export function createServerClock(deviceNow: () => number = Date.now): ServerClock {
  let known: Bounds | undefined;
  let offset = 0;

  const narrow = (answer: Bounds) => {
    // The device's clock was put back while the answer was on its way.
    if (answer.min > answer.max) return;
    const common = known && {
      min: Math.max(known.min, answer.min),
      max: Math.min(known.max, answer.max),
    };
    const isSlow = answer.max - answer.min > SLOW_ANSWER_MS + DATE_STEP_MS;
    // Nothing in common: one of the clocks was put right meanwhile, and the newest answer knows.
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

/** A device that may be right is taken to be; of one that is not, the middle is the best guess. */
const nearestTo = (value: number, { min, max }: Bounds): number =>
  min <= value && value <= max ? value : Math.round((min + max) / 2);
