import { expect, test } from 'vitest';

import { gridOf, prizesInRegionOrder, visibleDigits, twoDigitsOf } from './digits';

const DRAW = {
  tiers: [
    { prize: 'special', numbers: ['123405'] },
    { prize: 'sixth', numbers: ['1190', '7745', '0095'] },
    { prize: 'eighth', numbers: ['40'] },
  ],
};

test('shows a whole number, or only its last digits', () => {
  expect(visibleDigits('123405', 'full')).toBe('123405');
  expect(visibleDigits('123405', '3')).toBe('405');
  expect(visibleDigits('40', '3')).toBe('40');
  expect(visibleDigits('123405', '2')).toBe('05');
});

test('the north begins with the special prize, the south ends with it', () => {
  expect(prizesInRegionOrder('north', DRAW).map(({ prize }) => prize)).toEqual([
    'special',
    'sixth',
    'eighth',
  ]);
  expect(prizesInRegionOrder('south', DRAW).map(({ prize }) => prize)).toEqual([
    'eighth',
    'sixth',
    'special',
  ]);
});

test('groups every number by its head, and by its tail', () => {
  const numbers = twoDigitsOf(DRAW);
  const texts = (rows: ReturnType<typeof gridOf>) => rows.map((row) => row.map(({ text }) => text));
  expect(texts(gridOf(numbers, 'head'))).toEqual([
    ['05'],
    [],
    [],
    [],
    ['40', '45'],
    [],
    [],
    [],
    [],
    ['90', '95'],
  ]);
  expect(texts(gridOf(numbers, 'tail'))[5]).toEqual(['05', '45', '95']);
  expect(gridOf(numbers, 'head')[0]?.[0]?.isSpecial).toBe(true);
});
