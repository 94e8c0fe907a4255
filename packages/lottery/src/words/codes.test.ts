import { LOTTERIES, type PlayType } from '@perya/rules/lottery';
import { expect, test } from 'vitest';

import english from '../locales/en.json';
import { parsePositionOption, messageKeyOf, type WordKind } from './words';

test('has a translation for every code of every lottery, and no others', () => {
  const spoken = new Set(LOTTERIES.flatMap(({ playTypes }) => playTypes.flatMap(codesOf)));
  const known = new Set(keysOf(english.words, 'words'));
  expect([...spoken].filter((key) => !known.has(key))).toEqual([]);
  expect([...known].filter((key) => !spoken.has(key))).toEqual([]);
});

/** The keys of everything in a play type that has a name. */
function codesOf({ code, group, shape, tiers }: PlayType): string[] {
  const positions = 'positions' in shape ? shape.positions : [];
  const options = shape.kind === 'options' ? shape.options : [];
  return [
    ...keysFor('playType', code),
    ...keysFor('group', group),
    ...positions.flatMap((position) => keysFor('position', position)),
    ...options.flatMap((option) => keysFor('option', option)),
    ...tiers.flatMap((tier) => keysFor('tier', tier.code)),
  ];
}

function keysFor(kind: WordKind, code: string): string[] {
  const placed = kind === 'option' || kind === 'tier' ? parsePositionOption(code) : undefined;
  if (placed === undefined) return [messageKeyOf(kind, code).key];
  return [
    'words.placed',
    messageKeyOf('position', placed.place).key,
    messageKeyOf('option', placed.side).key,
  ];
}

function keysOf(tree: object, path: string): string[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${path}.${key}`)
      : [`${path}.${key}`],
  );
}
