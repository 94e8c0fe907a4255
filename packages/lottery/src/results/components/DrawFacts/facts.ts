import type { DrawResult, Lottery, PlayType } from '@perya/rules/lottery';

/** The play types about a whole draw rather than one position. */
const ASKING = new Set([
  'sum',
  'sides',
  'sum-sides',
  'sum-parity',
  'odd-even',
  'up-down',
  'dragon-tiger',
  'colour',
]);

/** Redundant: the two parts are listed on their own. */
const COMBINED = /^(?:big|small)-(?:odd|even)$/;

/**
 * Derived facts of a draw, as option codes: its sum, big or small, odd or even. Computed by the rules, which
 * settle a bet on every option.
 */
export function factsOf({ playTypes }: Pick<Lottery, 'playTypes'>, result: DrawResult): string[] {
  const won = playTypes
    .filter(({ code }) => ASKING.has(code))
    .flatMap((playType) => wonOptions(playType, result))
    .filter((option) => !COMBINED.test(option));
  const isSum = (option: string) => option.startsWith('sum-');
  return [...new Set([...won.filter(isSum), ...won.filter((option) => !isSum(option))])];
}

function wonOptions({ shape, settle }: PlayType, result: DrawResult): string[] {
  if (shape.kind !== 'options') return [];
  const wins = settle([shape.options], result);
  // Tier codes start with the option's code; these play types have one tier per option.
  return shape.options.filter((option) => wins[option] !== undefined);
}
