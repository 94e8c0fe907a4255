/** The gateway's time, which the sandbox can move. */
export interface Clock {
  now(): Date;
  /** Milliseconds that the sandbox has added. */
  readonly offsetMs: number;
  moveTo(offsetMs: number): void;
}

export function createClock(offsetMs = 0): Clock {
  let offset = offsetMs;
  return {
    now: () => new Date(Date.now() + offset),
    get offsetMs() {
      return offset;
    },
    moveTo: (next) => {
      offset = next;
    },
  };
}
