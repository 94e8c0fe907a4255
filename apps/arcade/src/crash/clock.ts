/** The platform's time in the page, milliseconds since 1970. */
export interface PlatformClock {
  now(): number;
  /** Takes in the platform's time that an answer carries. */
  hear(platformMs: number): void;
}

/** Follows the latest time that it hears of: every answer is late by its latency, so the largest is the closest. */
export function createPlatformClock(platformMs: number): PlatformClock {
  let offset = platformMs - performance.now();
  return {
    now: () => performance.now() + offset,
    hear: (heard) => {
      offset = Math.max(offset, heard - performance.now());
    },
  };
}
