import { lotteriesOf, LOTTERIES } from '@perya/rules/lottery';
import { expect, test } from 'vitest';

import { firstLottery } from './lotteryQueries';

const brandOf = (type: 'SEA' | 'ZY' | 'Elott' | 'Lott') => ({ lottery: { type } });

test.each(['SEA', 'ZY', 'Elott', 'Lott'] as const)(
  'without a menu, a brand of the prize mode %s opens a lottery that it sells',
  (mode) => {
    const lottery = firstLottery(undefined, brandOf(mode));
    expect(lottery).toBe(lotteriesOf(mode)[0]);
  },
);

test('the first of all lotteries isn’t sold by every prize mode', () => {
  expect(lotteriesOf('Elott')).not.toContain(LOTTERIES[0]);
});

test('an empty menu has no first lottery', () => {
  expect(firstLottery([], brandOf('SEA'))).toBeUndefined();
});
