import type { DrawResult, Lottery, PlayType } from '@perya/rules/lottery';

/** The play types that ask what a whole draw comes to, and not about one place in it. */
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

/** Says nothing that its two halves do not say. */
const COMBINED = /^(?:big|small)-(?:odd|even)$/;

/**
 * What a draw comes to in the players' words, as codes of options: its sum, big or small, odd or even.
 * The rules say so themselves, by settling a bet on everything.
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
  // A tier begins with its option's code; these play types have one tier for each option.
  return shape.options.filter((option) => wins[option] !== undefined);
}
