import { readSelection } from '@perya/rules/lottery';
import { expect, test } from 'vitest';

import { playTypeOf } from '../desk/state/desk';
import { storyLottery } from '../desk/testDesk';
import { hitsOf } from './hits';

const hits = (code: string, type: string, numbers: string, drawn: string[], prize = 'numbers') =>
  hitsOf(playTypeOf(storyLottery(code), type), readSelection(numbers), [
    { prize, numbers: drawn },
  ]).map((set) => [...set]);

test('marks the balls that were drawn', () => {
  const drawn = ['02', '03', '12', '14', '18', '23'];
  expect(hits('PH_6_42', 'system', '01,02,03,04,05,23', drawn)).toEqual([['02', '03', '23']]);
});

test('marks the winning combination, and nothing without a win', () => {
  expect(hits('PH_3D', 'straight', '1,2|3|4,5', ['1', '3', '5'])).toEqual([['1'], ['3'], ['5']]);
  expect(hits('PH_3D', 'straight', '1,2|3|4,5', ['1', '3', '9'])).toEqual([[], [], []]);
});

test('marks typed numbers and outcomes by the rules', () => {
  expect(hits('PH_3D', 'rambolito', '531,123', ['1', '3', '5'])).toEqual([['531']]);
  expect(hits('DICE_1M', 'sides', 'big,odd', ['6', '5', '2'], 'numbers')).toEqual([['big', 'odd']]);
});
