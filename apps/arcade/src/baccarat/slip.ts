import { type WireStakes, SPOTS, type Spot } from '@perya/game-engines/baccarat';

/** Chips that were tapped down and not placed yet, and what was placed before. */
export interface Slip {
  add(spot: Spot, chip: string): void;
  undo(): void;
  clear(): void;
  /** Puts the chips of the last bet down again. */
  repeat(): void;
  /** Notes what was placed in a round, to be repeated in another. */
  remember(stakes: WireStakes): void;
  pending(): WireStakes;
  /** Sum of the pending chips, minor units. */
  sum(): number;
  can(): { undo: boolean; repeat: boolean };
}

interface Chip {
  spot: Spot;
  minor: number;
}

/** @param onChange called after every change. */
export function createSlip(onChange: () => void): Slip {
  let chips: Chip[] = [];
  let last: WireStakes = {};
  const change = (next: Chip[]): void => {
    chips = next;
    onChange();
  };
  const sum = (): number => chips.reduce((total, { minor }) => total + minor, 0);
  return {
    add: (spot, chip) => change([...chips, { spot, minor: minorOf(chip) }]),
    undo: () => change(chips.slice(0, -1)),
    clear: () => change([]),
    repeat: () =>
      change(
        SPOTS.flatMap((spot) => {
          const stake = last[spot];
          return stake === undefined ? [] : [{ spot, minor: minorOf(stake) }];
        }),
      ),
    remember: (stakes) => {
      last = stakes;
    },
    pending: () => {
      const stakes: Partial<Record<Spot, string>> = {};
      for (const spot of SPOTS) {
        const minor = chips
          .filter((chip) => chip.spot === spot)
          .reduce((total, chip) => total + chip.minor, 0);
        if (minor > 0) stakes[spot] = (minor / 100).toFixed(2);
      }
      return stakes;
    },
    sum,
    can: () => ({
      undo: chips.length > 0,
      repeat: chips.length === 0 && Object.keys(last).length > 0,
    }),
  };
}

const minorOf = (decimal: string): number => Math.round(Number(decimal) * 100);
