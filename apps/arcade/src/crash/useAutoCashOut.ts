import { useState } from 'react';

/** Heights to choose from, in hundredths. */
const STEPS = [110, 120, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 5000, 10_000, 20_000];
/** Left of the first step: the player cashes out by hand. */
const BY_HAND = -1;

export interface AutoCashOut {
  /** In hundredths; null where the player cashes out by hand. */
  height: number | null;
  canLower: boolean;
  canRaise: boolean;
  /** Chooses the next height or the one before: `1` or `-1`. */
  move(by: number): void;
}

/**
 * The height of the automatic cash-out that the player chooses.
 *
 * @param highest where every flight ends
 * @param held what a flight in the air was started with, which can't be changed any more
 */
export function useAutoCashOut(highest: number, held: number | null | undefined): AutoCashOut {
  const steps = STEPS.filter((step) => step < highest);
  const [place, setPlace] = useState(BY_HAND);
  const isHeld = held !== undefined;
  return {
    height: isHeld ? held : (steps[place] ?? null),
    canLower: !isHeld && place > BY_HAND,
    canRaise: !isHeld && place < steps.length - 1,
    move: (by) => {
      if (!isHeld) setPlace((now) => Math.min(steps.length - 1, Math.max(BY_HAND, now + by)));
    },
  };
}
