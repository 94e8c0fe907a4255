import { RISKS } from '@perya/game-engines/instant';
import { useState } from 'react';

const RISK_PLACES = RISKS.map((_, place) => place);
const FIRST_RISK = RISKS.indexOf('medium');

/** A choice before a bet, for a `Stepper`. */
export interface Choice {
  value: number;
  canLower: boolean;
  canRaise: boolean;
  move(by: number): void;
}

/**
 * A choice among numbers.
 *
 * @param first the initial one
 * @param held the one of the open round, which can't be changed
 */
export function useChoice(values: readonly number[], first: number, held?: number): Choice {
  const [place, setPlace] = useState(() => Math.max(0, values.indexOf(held ?? first)));
  const isFree = held === undefined;
  return {
    value: held ?? values[place] ?? first,
    canLower: isFree && place > 0,
    canRaise: isFree && place < values.length - 1,
    move: (by) => {
      if (isFree) setPlace((now) => Math.min(values.length - 1, Math.max(0, now + by)));
    },
  };
}

/** The choice of a risk, by its number in `RISKS`; medium at first. */
export const useRiskChoice = (): Choice => useChoice(RISK_PLACES, FIRST_RISK);

/** The same choice; locked, it can't be changed. */
export const lockChoice = (choice: Choice, isLocked: boolean): Choice =>
  isLocked ? { ...choice, canLower: false, canRaise: false } : choice;
