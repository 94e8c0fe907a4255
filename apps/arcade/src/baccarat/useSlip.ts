import { SPOTS, type Spot, type WireStakes } from '@perya/game-engines/baccarat';
import { formatDecimal, minorUnits, parseMinorUnits, type MinorUnits } from '@perya/rules/money';
import { useState } from 'react';

interface Chip {
  spot: Spot;
  value: MinorUnits;
}

/** The pending chips, and the last placed ones. */
export interface Slip {
  pending: WireStakes;
  /** Sum of the pending chips. */
  total: MinorUnits;
  canUndo: boolean;
  canRepeat: boolean;
  add(spot: Spot, value: MinorUnits): void;
  undo(): void;
  /** Removes the chips of this render. Chips added since then stay. */
  clear(): void;
  /** Adds the chips of the last bet again. */
  repeat(): void;
  /** Stores the placed stakes, for `repeat`. */
  remember(stakes: WireStakes): void;
}

export function useSlip(): Slip {
  const [chips, setChips] = useState<readonly Chip[]>([]);
  const [last, setLast] = useState<WireStakes>({});
  return {
    pending: stakesOf(chips),
    total: valueOf(chips),
    canUndo: chips.length > 0,
    canRepeat: chips.length === 0 && Object.keys(last).length > 0,
    add: (spot, value) => setChips((now) => [...now, { spot, value }]),
    undo: () => setChips((now) => now.slice(0, -1)),
    clear: () => setChips((now) => now.filter((chip) => !chips.includes(chip))),
    repeat: () => setChips(chipsOf(last)),
    remember: setLast,
  };
}

const valueOf = (chips: readonly Chip[]): MinorUnits =>
  minorUnits(chips.reduce((sum, { value }) => sum + value, 0));

function stakesOf(chips: readonly Chip[]): WireStakes {
  const stakes: Partial<Record<Spot, string>> = {};
  for (const spot of SPOTS) {
    const value = valueOf(chips.filter((chip) => chip.spot === spot));
    if (value > 0) stakes[spot] = formatDecimal(value);
  }
  return stakes;
}

const chipsOf = (stakes: WireStakes): Chip[] =>
  SPOTS.flatMap((spot) => {
    const stake = stakes[spot];
    return stake === undefined ? [] : [{ spot, value: parseMinorUnits(stake) }];
  });
