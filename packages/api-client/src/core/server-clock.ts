export interface ServerClock {
  /** Milliseconds since 1970 by the platform's clock. */
  now(): number;
  /** Learns from an answer's `Date` header, where it can be read. */
  learn(headers: Headers): void;
  /** Learns from a time that the platform wrote into a value. */
  learnTime(serverTime: number): void;
}

/** `Date` counts whole seconds and travels: below this, the device's clock is the better one. */
const TOLERANCE_MS = 5000;

/** How far the device's clock is off, so that a device wrong by a day still signs in. */
export function createServerClock(deviceNow: () => number = Date.now): ServerClock {
  let offset = 0;
  const learnTime = (serverTime: number) => {
    const difference = serverTime - deviceNow();
    offset = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
  };
  return {
    now: () => deviceNow() + offset,
    learn: (headers) => {
      const date = Date.parse(headers.get('date') ?? '');
      if (!Number.isNaN(date)) learnTime(date);
    },
    learnTime,
  };
}
