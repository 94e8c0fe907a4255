import type { WireStakes } from '@perya/game-engines/live-table';
import { formatDecimal, minorUnits, parseMinorUnits, type MinorUnits } from '@perya/rules/money';
import { useState } from 'react';

interface Chip {
  spot: string;
  value: MinorUnits;
}

/** The pending chips, and the last placed ones. */
export interface Slip {
  pending: WireStakes;
  /** Sum of the pending chips. */
  total: MinorUnits;
  canUndo: boolean;
  canRepeat: boolean;
  /** Adds a chip on each spot. */
  add(spots: readonly string[], value: MinorUnits): void;
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
    add: (spots, value) => setChips((now) => [...now, ...spots.map((spot) => ({ spot, value }))]),
    undo: () => setChips((now) => now.slice(0, -1)),
    clear: () => setChips((now) => now.filter((chip) => !chips.includes(chip))),
    repeat: () => setChips(chipsOf(last)),
    remember: setLast,
  };
}

const valueOf = (chips: readonly Chip[]): MinorUnits =>
  minorUnits(chips.reduce((sum, { value }) => sum + value, 0));

function stakesOf(chips: readonly Chip[]): WireStakes {
  const values = new Map<string, MinorUnits>();
  for (const { spot, value } of chips) {
    values.set(spot, minorUnits((values.get(spot) ?? 0) + value));
  }
  return Object.fromEntries(Array.from(values, ([spot, value]) => [spot, formatDecimal(value)]));
}

const chipsOf = (stakes: WireStakes): Chip[] =>
  Object.entries(stakes).map(([spot, stake]) => ({ spot, value: parseMinorUnits(stake) }));
