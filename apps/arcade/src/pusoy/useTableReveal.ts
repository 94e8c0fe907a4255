import { PLAYER, ROW_COUNT, type WireEnd, type WireRound } from '@perya/game-engines/pusoy';
import { useState } from 'react';
import { prefersReducedMotion } from '../game/prefersReducedMotion';
import type { Sound } from '../game/sound';

const PAUSE_BETWEEN_ROWS_MS = 750;

/** A finished round, as far as it has been revealed. */
export interface ShownTable {
  round: WireRound;
  end: WireEnd;
  /** Number of revealed rows of every seat, from the front. */
  turnedRows: number;
  isBannerGiven: boolean;
}

/** Reveals the table row by row. */
export function useTableReveal(sound: Sound) {
  const [table, setTable] = useState<ShownTable | null>(null);

  async function turnOver(round: WireRound, end: WireEnd): Promise<void> {
    for (let row = 0; row < ROW_COUNT; row += 1) {
      setTable({ round, end, turnedRows: row + 1, isBannerGiven: false });
      const hasWon = (end.shares[row]?.[PLAYER] ?? 0) > 0;
      sound.note(hasWon ? 520 : 240, 0.1);
      await pause();
    }
    setTable({ round, end, turnedRows: ROW_COUNT, isBannerGiven: true });
  }

  return { table, turnOver, clear: () => setTable(null) };
}

const pause = () =>
  new Promise<void>((resolve) =>
    setTimeout(resolve, prefersReducedMotion() ? 0 : PAUSE_BETWEEN_ROWS_MS),
  );
