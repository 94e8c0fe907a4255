import { drawNumbers } from '@perya/rules/fairness';
import { RISKS, UNIT, type InstantModel, type InstantRules } from '../instant';
import { WHEEL_GAME } from './protocol';

/**
 * The wheel: it stops at one of 10 to 50 segments, each equally likely, and pays its multiplier. Every number
 * of segments and every risk has the same return. Pure; the same module is used by the platform and the page.
 */

export const SEGMENT_COUNTS = [10, 20, 30, 40, 50] as const;

export type WheelRules = InstantModel;

/** Past rounds are verified against these: never change one, add another. */
export const WHEEL_MODELS = [
  { id: 'wheel-1', rtpBasisPoints: 9700 },
] as const satisfies readonly WheelRules[];

/** Ten segments after the first, which is 1.2 or 2 in each further ten. */
const LOW = [1.2, 1.1, 0.8, 1.1, 1.1, 0, 1.1, 0.8, 1.1, 1.1];
const MEDIUM = [2, 0, 1.4, 0, 1.7, 0, 1.4, 0, 1.7, 0];

/**
 * The multipliers of a wheel, clockwise. The first segment pays the most: as much as the return leaves for
 * it.
 *
 * @throws RangeError for other choices
 */
export function segmentsOf(
  { rtpBasisPoints }: WheelRules,
  { segments = 0, risk = 0 }: Readonly<Record<string, number>>,
): readonly number[] {
  const name = RISKS[risk];
  if (name === undefined || !SEGMENT_COUNTS.some((count) => count === segments)) {
    throw new RangeError(`There is no wheel of ${segments} segments with risk ${risk}.`);
  }
  const pattern = { low: LOW, medium: MEDIUM, high: [0] }[name];
  const others = Array.from({ length: segments - 1 }, (_, place) =>
    Math.round((pattern[(place + 1) % pattern.length] ?? 0) * UNIT),
  );
  const first = rtpBasisPoints * segments - others.reduce((sum, each) => sum + each, 0);
  return [first, ...others];
}

export const WHEEL_RULES: InstantRules = {
  game: WHEEL_GAME,
  models: WHEEL_MODELS,
  accepts: (_model, { segments, risk = -1 }) =>
    SEGMENT_COUNTS.some((count) => count === segments) && RISKS[risk] !== undefined,
  draw: (_model, { segments = 1 }, draw) => drawNumbers(draw, [segments]),
  play: (model, options, [stop = 0], steps) => {
    if (steps.length > 0) throw new RangeError('The wheel has no steps.');
    const multiplier = segmentsOf(model, options)[stop] ?? 0;
    return { shown: [stop], multiplier, canCashOut: false, isOver: true };
  },
};
