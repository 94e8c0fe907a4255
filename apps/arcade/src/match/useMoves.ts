import { useState } from 'react';

/** The part of a view that says what everyone did. */
interface MovesView<Move> {
  /** The last moves, oldest first. */
  moves: readonly Move[];
  /** The number of all moves. */
  moveCount: number;
}

/** What happened between the last two reads; nothing before the second. Needs a key per match. */
export function useMoves<Move>({ moves, moveCount }: MovesView<Move>): readonly Move[] {
  const [shown, setShown] = useState<{ count: number; moves: readonly Move[] }>({
    count: moveCount,
    moves: [],
  });
  if (moveCount <= shown.count) return shown.moves;
  const next = { count: moveCount, moves: moves.slice(shown.count - moveCount) };
  setShown(next);
  return next.moves;
}
