import { expect, test } from 'vitest';

import { favouriteLotteryToggled } from './favouriteLotteries';

test('stores favorites per member, the newest last', () => {
  favouriteLotteryToggled('juan01', 'PH_6_42');
  favouriteLotteryToggled('juan01', 'VN_NORTH');
  favouriteLotteryToggled('vip001', 'FIVE_1M');
  favouriteLotteryToggled('juan01', 'PH_6_42');
  favouriteLotteryToggled('juan01', 'PH_6_42');
  expect(localStorage.getItem('lotteryFavourites:juan01')).toBe('["VN_NORTH","PH_6_42"]');
  expect(localStorage.getItem('lotteryFavourites:vip001')).toBe('["FIVE_1M"]');
});
