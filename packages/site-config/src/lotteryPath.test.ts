import { expect, test } from 'vitest';

import { lotteryPath } from './lotteryPath';

test('a regional lottery has its own page', () => {
  expect(lotteryPath('PH_6_42', false)).toBe('/lottery?gameCode=PH_6_42');
  expect(lotteryPath('VN_HUE', true)).toBe('/vnlottery?gameCode=VN_HUE');
  expect(lotteryPath('a&b=c', false)).toBe('/lottery?gameCode=a%26b%3Dc');
});
