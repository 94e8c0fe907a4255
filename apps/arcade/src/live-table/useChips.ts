import { parseMinorUnits, type MinorUnits } from '@perya/rules/money';
import { useState } from 'react';
import { useOpenedGame } from '../game/GameContext';

/** Divisor of the balance: max value of the initially selected chip. */
const PART_OF_BALANCE = 400;
/**
 * Indexes into the game's stakes of the values offered as chips, from the smallest to the largest commonly
 * used.
 */
const PLACES = [0, 2, 3, 5, 6];

export interface Chips {
  values: readonly MinorUnits[];
  chosen: MinorUnits;
  choose(value: MinorUnits): void;
}

/** The available chips, and the selected one. */
export function useChips(): Chips {
  const { stakes, balance } = useOpenedGame().game;
  const [values] = useState(() => spread(stakes.map(parseMinorUnits)));
  const [chosen, choose] = useState(() => {
    const max = parseMinorUnits(balance) / PART_OF_BALANCE;
    return values.findLast((value) => value <= max) ?? values[0] ?? parseMinorUnits('0');
  });
  return { values, chosen, choose };
}

function spread(stakes: readonly MinorUnits[]): MinorUnits[] {
  if (stakes.length <= PLACES.length) return [...stakes];
  return PLACES.flatMap((place) => stakes[place] ?? []);
}
