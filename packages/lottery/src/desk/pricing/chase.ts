/** How the multiples of a chase go on from draw to draw. */
export type ChaseMode = 'same' | 'doubling' | 'custom';

/** The multiples of a chase over so many draws; none is above what one may bet. */
export function multiplesOf(
  mode: Exclude<ChaseMode, 'custom'>,
  draws: number,
  max: number,
): number[] {
  return Array.from({ length: draws }, (_, index) =>
    mode === 'same' ? 1 : Math.min(max, 2 ** Math.min(index, 30)),
  );
}

/** Other multiples for other numbers of draws: what is there stays, what is new goes on as the last. */
export function resized(multiples: readonly number[], draws: number): number[] {
  const last = multiples.at(-1) ?? 1;
  return Array.from({ length: draws }, (_, index) => multiples[index] ?? last);
}

/** The choices of how many draws, as far as so many can be chased. */
export function drawCounts(max: number): number[] {
  const counts = [2, 5, 10, 20, 30, 50, 100].filter((count) => count < max);
  return max > 1 ? [...counts, max] : [];
}
