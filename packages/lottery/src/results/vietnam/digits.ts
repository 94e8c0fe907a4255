import type { Draw } from '@perya/api-client';
import type { VietnamRegion } from '@perya/rules/lottery';

import type { ShownDigits } from '../address/address';

/** The visible part of a number: all of it, or its last digits. */
export const visibleDigits = (number: string, digits: ShownDigits): string =>
  digits === 'full' ? number : number.slice(-Number(digits));

/** The order of prizes: from the special prize down in the north, up to it in the centre and the south. */
export const prizesInRegionOrder = (
  region: VietnamRegion,
  draw: Pick<Draw, 'tiers'>,
): Draw['tiers'] => (region === 'north' ? draw.tiers : draw.tiers.toReversed());

/** The last two digits of a number, and whether it's the special prize. */
export interface LastTwoDigits {
  readonly text: string;
  readonly isSpecial: boolean;
}

/** The last two digits of every drawn number. */
export const twoDigitsOf = ({ tiers }: Pick<Draw, 'tiers'>): LastTwoDigits[] =>
  tiers.flatMap(({ prize, numbers }) =>
    numbers.map((number) => ({ text: number.slice(-2), isSpecial: prize === 'special' })),
  );

/** The ten rows of a grid by head (first digit) or tail (last digit), each in ascending order. */
export function gridOf(
  numbers: readonly LastTwoDigits[],
  by: 'head' | 'tail',
): readonly LastTwoDigits[][] {
  const place = by === 'head' ? 0 : 1;
  const sorted = numbers.toSorted((a, b) => a.text.localeCompare(b.text, 'en'));
  return Array.from({ length: 10 }, (_, digit) =>
    sorted.filter(({ text }) => text[place] === String(digit)),
  );
}
