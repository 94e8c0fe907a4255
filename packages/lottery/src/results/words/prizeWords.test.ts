import { LOTTERIES } from '@perya/rules/lottery';
import { expect, test } from 'vitest';

import en from '../locales/en.json';

test('has a translation for every prize of the families with named prizes', () => {
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = en.prize;
  const missing = LOTTERIES.filter(({ space }) => space.length > 1).flatMap(({ family, space }) =>
    space.flatMap(({ prize }) =>
      named[family]?.[prize] === undefined ? `${family}.${prize}` : [],
    ),
  );
  expect(new Set(missing)).toEqual(new Set());
});
