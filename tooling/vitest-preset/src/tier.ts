import fc from 'fast-check';
import { inject } from 'vitest';

/** What the preset tells the tests. */
export interface Tier {
  isDeep: boolean;
}

declare module 'vitest' {
  interface ProvidedContext extends Tier {}
}

/** `pnpm test` runs samples of what is large; `pnpm test:deep` runs all of it. */
export const IS_DEEP = inject('isDeep');

/** How many more runs of a property, or rounds of a test, the deep tier makes. */
const DEEPER = 10;
/** What `pnpm test` draws its samples by. */
export const SEED = 20_261_121;

/** Runs of a property, or rounds of a test: as many as given, in the deep tier ten times as many. */
export const tierRuns = (quick: number): number => (IS_DEEP ? quick * DEEPER : quick);

/** All rows in the deep tier, otherwise as many as given, in their order, the same in each run. */
export function sampleOf<Row>(rows: readonly Row[], size: number): Row[] {
  if (IS_DEEP) return [...rows];
  const subset = fc.subarray([...rows], { minLength: size, maxLength: size });
  return fc.sample(subset, { seed: SEED, numRuns: 1 })[0] ?? [];
}
