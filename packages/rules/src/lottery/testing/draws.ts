import fc from 'fast-check';
import { drawLimits, readDraw, type DrawResult, type DrawSpace } from '../model/space';

/** Any draw of a space. */
export const drawsFrom = (space: DrawSpace): fc.Arbitrary<DrawResult> =>
  fc
    .tuple(...drawLimits(space).map((limit) => fc.nat(limit - 1)))
    .map((drawn) => readDraw(space, drawn));
