import type { ComingDraw } from '@perya/api-client';

/**
 * The draws shown on the home page: the richest pool, then the soonest of each other kind of lottery, so that
 * one-minute draws don't take all the places.
 */
export function drawsToShow(draws: readonly ComingDraw[], max: number): readonly ComingDraw[] {
  const [richest] = draws
    .filter(({ jackpot }) => jackpot !== null)
    .toSorted((one, other) => poolOf(other) - poolOf(one));
  const soonest = [...Map.groupBy(draws, kindOf)].flatMap(([kind, list]) =>
    richest && kind === kindOf(richest) ? [] : list.slice(0, 1),
  );
  const inTurn = [...(richest ? [richest] : []), ...soonest, ...draws];
  return [...new Set(inTurn)].slice(0, max);
}

/** `VN-NORTH` and `VN-SOUTH` are one kind, as are the draws of one, three and five minutes. */
const kindOf = ({ group }: ComingDraw): string => group?.split('-', 1)[0] ?? '';

const poolOf = ({ jackpot }: ComingDraw): number => Number(jackpot?.minor ?? 0);
