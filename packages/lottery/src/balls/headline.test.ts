import { expect, test } from 'vitest';

import { headlineOf } from './headline';

const PRIZES = ['special', 'first', 'second', 'third'].map((prize) => ({
  prize,
  numbers: ['12345'],
}));

test('of many prizes a short view shows the highest', () => {
  expect(headlineOf({ family: 'vietnam' }, PRIZES).map(({ prize }) => prize)).toEqual(['special']);
  expect(headlineOf({ family: 'four-d' }, PRIZES)).toHaveLength(3);
});

test('a lottery with one prize shows it whole', () => {
  expect(headlineOf({ family: 'keno' }, PRIZES.slice(0, 1))).toHaveLength(1);
});
