/** How the multiples of a chase progress from draw to draw. */
export type ChaseMode = 'same' | 'doubling' | 'custom';

/** The multiples of a chase, each capped at the max multiple. */
export function multiplesOf(
  mode: Exclude<ChaseMode, 'custom'>,
  draws: number,
  max: number,
): number[] {
  return Array.from({ length: draws }, (_, index) =>
    mode === 'same' ? 1 : Math.min(max, 2 ** Math.min(index, 30)),
  );
}

/** Resizes a list of multiples: existing ones are kept, and new ones repeat the last. */
export function resizeMultiples(multiples: readonly number[], draws: number): number[] {
  const last = multiples.at(-1) ?? 1;
  return Array.from({ length: draws }, (_, index) => multiples[index] ?? last);
}

/** Suggested numbers of draws, up to the max. */
export function drawCounts(max: number): number[] {
  const counts = [2, 5, 10, 20, 30, 50, 100].filter((count) => count < max);
  return max > 1 ? [...counts, max] : [];
}
