import type { PlayType } from '../model/lottery';
import type { Board, Selection } from '../model/selection';
import { winsInTier, FULL_PAYOUT, type PlayName, type ResultReader } from './wins';

/** A value for each position, all of which must match. */
export function positionsPlay(
  play: PlayName & {
    readonly board: Board;
    readonly positions: readonly string[];
    readonly read: ResultReader;
    /** One in how many draws. */
    readonly of: number;
    readonly isDistinct?: boolean;
  },
): PlayType {
  const { code, group, board, positions, read, of, isDistinct = false } = play;
  return {
    code,
    group,
    shape: { kind: 'positions', board, positions, isDistinct },
    tiers: [{ code: 'exact', chance: { wins: 1, of }, pay: FULL_PAYOUT }],
    settle: (selection, result) => {
      const drawn = read(result);
      const isRight = selection.every((list, place) => list.includes(drawn[place] ?? ''));
      return winsInTier('exact', isRight ? 1 : 0);
    },
  };
}

/** One value on one position: every mark is a separate bet. */
export function spotsPlay(
  play: PlayName & {
    readonly board: Board;
    readonly positions: readonly string[];
    readonly read: ResultReader;
    /** No value occurs on two positions of a draw. */
    readonly isDistinct: boolean;
  },
): PlayType {
  const { code, group, board, positions, read, isDistinct } = play;
  return {
    code,
    group,
    shape: { kind: 'spots', board, positions },
    tiers: [{ code: 'hit', chance: { wins: 1, of: board.to - board.from + 1 }, pay: FULL_PAYOUT }],
    settle: (selection, result) => {
      const drawn = read(result);
      return winsInTier(
        'hit',
        selection.filter((list, place) => list.includes(drawn[place] ?? '')).length,
      );
    },
    maxWins: (selection) =>
      winsInTier(
        'hit',
        isDistinct ? maxMatched(selection) : selection.filter((list) => list.length > 0).length,
      ),
  };
}

/** The maximum number of positions on which marked values can match at once if no value repeats. */
function maxMatched(selection: Selection): number {
  const placeOf = new Map<string, number>();
  const settleAt = (place: number, tried: Set<string>): boolean =>
    (selection[place] ?? []).some((value) => {
      if (tried.has(value)) return false;
      tried.add(value);
      const holder = placeOf.get(value);
      if (holder !== undefined && !settleAt(holder, tried)) return false;
      placeOf.set(value, place);
      return true;
    });
  return selection.filter((_, place) => settleAt(place, new Set())).length;
}
