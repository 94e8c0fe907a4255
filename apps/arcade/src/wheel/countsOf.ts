/** The multipliers of a wheel with the number of their segments, the highest first. */
export function countsOf(segments: readonly number[]): { multiplier: number; count: number }[] {
  return [...new Set(segments)]
    .toSorted((one, other) => other - one)
    .map((multiplier) => ({
      multiplier,
      count: segments.filter((each) => each === multiplier).length,
    }));
}
