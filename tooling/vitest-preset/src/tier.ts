import fc from 'fast-check';
import { inject } from 'vitest';

/** Values that the preset provides to tests. */
export interface Tier {
  isDeep: boolean;
}

declare module 'vitest' {
  interface ProvidedContext extends Tier {}
}

/** `pnpm test` samples large sets; `pnpm test:deep` runs all of them. */
export const IS_DEEP = inject('isDeep');

/** Factor of runs of a property, or rounds of a test, in the deep tier. */
const DEEPER = 10;
/** The seed of samples in `pnpm test`. */
export const SEED = 20_261_121;

/** Runs of a property, or rounds of a test: the given number, or ten times as many in the deep tier. */
export const tierRuns = (quick: number): number => (IS_DEEP ? quick * DEEPER : quick);

/** All rows in the deep tier; otherwise the given number of rows, in order, the same in each run. */
export function sampleOf<Row>(rows: readonly Row[], size: number): Row[] {
  if (IS_DEEP) return [...rows];
  const subset = fc.subarray([...rows], { minLength: size, maxLength: size });
  return fc.sample(subset, { seed: SEED, numRuns: 1 })[0] ?? [];
}
