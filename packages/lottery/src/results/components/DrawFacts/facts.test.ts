import { lotteryOf, type Lottery } from '@perya/rules/lottery';
import { expect, test } from 'vitest';

import { factsOf } from './facts';

const lottery = (code: string): Lottery => {
  const found = lotteryOf(code);
  if (found === undefined) throw new Error(`There is no lottery ${code}.`);
  return found;
};

const facts = (code: string, ...numbers: string[]) =>
  factsOf(lottery(code), [{ prize: 'numbers', numbers }]);

test('three dice have a sum and sides', () => {
  expect(facts('DICE_1M', '2', '5', '6')).toEqual(['sum-13', 'big', 'odd']);
});

test('a triple has no sides', () => {
  expect(facts('DICE_1M', '4', '4', '4')).toEqual(['sum-12']);
});

test('five digits have sides and a dragon or a tiger', () => {
  expect(facts('FIVE_1M', '9', '9', '0', '8', '1')).toEqual(['big', 'odd', 'dragon']);
});

test('a race has the sum of its first two cars', () => {
  expect(facts('RACING_1M', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10')).toEqual([
    'sum-3',
    'small',
    'odd',
  ]);
});

test('a lottery without such play types has no facts', () => {
  expect(facts('PH_6_42', '01', '02', '03', '04', '05', '06')).toEqual([]);
});
