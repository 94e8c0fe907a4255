import { readMark, type Segment } from '@perya/game-engines/money-wheel';
import { useState } from 'react';
import type { TableView } from '../live-table/useTable';

/** A round that this page has seen. */
interface SeenRound {
  round: number;
  /** Where the wheel stopped. */
  place: number;
  /** Where the wheel was before. */
  before: number;
}

/**
 * The segment at which the wheel rests before the spins of the round: the last stop that this page has seen, or
 * else a segment of the number that came last.
 */
export function useLastStop({ table }: TableView, segments: readonly Segment[]): number {
  const [seen, setSeen] = useState<SeenRound>();
  if (table === undefined) return 0;
  const { outcome, times, sheet } = table;
  const isNew = seen?.round !== times.round;
  const stop = outcome?.at(-1);
  if (!isNew && stop !== undefined) return seen.before;
  const last = sheet === '' ? segments[0] : readMark(sheet.slice(-1)).number;
  // A page in the background misses rounds.
  const before =
    seen !== undefined && segments[seen.place] === last
      ? seen.place
      : Math.max(
          0,
          segments.findIndex((segment) => segment === last),
        );
  if (isNew && stop !== undefined) setSeen({ round: times.round, place: stop, before });
  return before;
}
