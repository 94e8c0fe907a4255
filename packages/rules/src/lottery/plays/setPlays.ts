import { choose } from '../model/combinatorics';
import type { TierPayout, PlayType, Tier, WinsByTier } from '../model/lottery';
import type { Board } from '../model/selection';
import {
  highestPayingWins,
  winsInTier,
  FULL_PAYOUT,
  type PlayName,
  type ResultReader,
} from './wins';

/** Different balls of a board, some of which are drawn: tiers by the number of a bet's matching balls. */
export function matchPlay(
  play: PlayName & {
    readonly board: Board;
    readonly picks: number;
    readonly max: number;
    /** Number of drawn balls. */
    readonly drawn: number;
    readonly read: ResultReader;
    /** Payout by number of matches. */
    readonly pays: readonly (readonly [matched: number, pay: TierPayout])[];
  },
): PlayType {
  const { code, group, board, picks, max, drawn, read, pays } = play;
  const balls = board.to - board.from + 1;
  const tiers: Tier[] = pays.map(([matched, pay]) => ({
    code: `match-${matched}`,
    chance: {
      wins: choose(drawn, matched) * choose(balls - drawn, picks - matched),
      of: choose(balls, picks),
    },
    pay,
  }));
  const winsWith = (chosen: number, hits: number): WinsByTier =>
    Object.fromEntries(
      pays
        .map(([matched]) => [
          `match-${matched}`,
          choose(hits, matched) * choose(chosen - hits, picks - matched),
        ])
        .filter(([, bets]) => bets !== 0),
    );
  return {
    code,
    group,
    shape: { kind: 'set', board, picks, max },
    tiers,
    settle: ([chosen = []], result) => {
      const balls = new Set(read(result));
      return winsWith(chosen.length, chosen.filter((ball) => balls.has(ball)).length);
    },
    maxWins: ([chosen = []]) => {
      const fewest = Math.max(0, chosen.length + drawn - balls);
      const hits = Array.from(
        { length: Math.min(chosen.length, drawn) - fewest + 1 },
        (_, index) => fewest + index,
      );
      return highestPayingWins(
        tiers,
        hits.map((count) => winsWith(chosen.length, count)),
      );
    },
  };
}

/** Different values that must all occur among independently drawn values. */
export function containsPlay(
  play: PlayName & {
    readonly board: Board;
    readonly picks: number;
    /** Number of drawn values. */
    readonly drawn: number;
    readonly read: ResultReader;
  },
): PlayType {
  const { code, group, board, picks, drawn, read } = play;
  const faces = board.to - board.from + 1;
  let wins = 0;
  // Inclusion and exclusion: draws without one of the picks, corrected for those without two, and so on.
  for (let absent = 0; absent <= picks; absent += 1)
    wins += (absent % 2 === 0 ? 1 : -1) * choose(picks, absent) * (faces - absent) ** drawn;
  return {
    code,
    group,
    shape: { kind: 'set', board, picks, max: faces },
    tiers: [{ code: 'hit', chance: { wins, of: faces ** drawn }, pay: FULL_PAYOUT }],
    settle: ([chosen = []], result) => {
      const values = new Set(read(result));
      return winsInTier('hit', choose(chosen.filter((value) => values.has(value)).length, picks));
    },
    maxWins: ([chosen = []]) => winsInTier('hit', choose(Math.min(chosen.length, drawn), picks)),
  };
}
