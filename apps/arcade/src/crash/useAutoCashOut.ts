import { useState } from 'react';

/** Available heights, in hundredths. */
const STEPS = [110, 120, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 5000, 10_000, 20_000];
/** The position before the first step: manual cash-out. */
const BY_HAND = -1;

export interface AutoCashOut {
  /** In hundredths; null for manual cash-out. */
  height: number | null;
  canLower: boolean;
  canRaise: boolean;
  /** Selects the next or previous height: `1` or `-1`. */
  move(by: number): void;
}

/**
 * The selected height of the automatic cash-out.
 *
 * @param highest the height at which every flight ends
 * @param held the value of the flight in the air, which can't be changed anymore
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
