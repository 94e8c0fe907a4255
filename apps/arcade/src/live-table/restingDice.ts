import type { ShownCount } from './useTable';

/** When each of three dice comes to rest, in milliseconds after the dealing began. */
export const REST_MS = [2_400, 3_200, 4_000] as const;

/** The number of dice that have come to rest. */
export const countRestingDice: ShownCount = (dice, { dealsAt, resultAt }, at) =>
  at >= resultAt ? dice.length : REST_MS.filter((rest) => at >= dealsAt + rest).length;
