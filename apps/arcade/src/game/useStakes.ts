import { formatDecimal, parseMinorUnits, type MinorUnits } from '@perya/rules/money';
import { useState } from 'react';

/** The initial stake of a game is at most 10.00, and at most this part of the balance. */
const FIRST_STAKE = 1_000;
const PART_OF_BALANCE = 50;

export interface Stakes {
  value: MinorUnits;
  /** In wire format. */
  decimal: string;
  canLower: boolean;
  canRaise: boolean;
  /** Selects the next or previous stake: `1` or `-1`. */
  move(by: number): void;
}

/**
 * The selected stake.
 *
 * @param options decimal texts, smallest first
 * @param held a fixed stake that can't be changed, such as a free spin's
 */
export function useStakes(options: readonly string[], balance: MinorUnits, held?: string): Stakes {
  const stakes = options.map(parseMinorUnits);
  const [place, setPlace] = useState(() => {
    const max = Math.min(FIRST_STAKE, balance / PART_OF_BALANCE);
    return Math.max(
      0,
      stakes.findLastIndex((stake) => stake <= max),
    );
  });
  const value =
    held === undefined ? (stakes[place] ?? parseMinorUnits('0')) : parseMinorUnits(held);
  return {
    value,
    decimal: formatDecimal(value),
    canLower: held === undefined && place > 0,
    canRaise: held === undefined && place < stakes.length - 1,
    move: (by) => {
      if (held === undefined) {
        setPlace((now) => Math.min(stakes.length - 1, Math.max(0, now + by)));
      }
    },
  };
}
