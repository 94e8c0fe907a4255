/** The platform's time in the page, milliseconds since 1970. */
export interface PlatformClock {
  now(): number;
  /** Takes in what an answer said the time was as it was made. */
  hear(platformMs: number): void;
}

/** Every answer comes late by its way here, so the latest time that was heard of is the nearest. */
export function createPlatformClock(platformMs: number): PlatformClock {
  let ahead = platformMs - performance.now();
  return {
    now: () => performance.now() + ahead,
    hear: (heard) => {
      ahead = Math.max(ahead, heard - performance.now());
    },
  };
}
