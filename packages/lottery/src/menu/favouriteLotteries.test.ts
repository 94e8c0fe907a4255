import { expect, test } from 'vitest';

import { toggleFavouriteLottery } from './favouriteLotteries';

test('stores favorites per member, the newest last', () => {
  toggleFavouriteLottery('juan01', 'PH_6_42');
  toggleFavouriteLottery('juan01', 'VN_NORTH');
  toggleFavouriteLottery('vip001', 'FIVE_1M');
  toggleFavouriteLottery('juan01', 'PH_6_42');
  toggleFavouriteLottery('juan01', 'PH_6_42');
  expect(localStorage.getItem('lotteryFavourites:juan01')).toBe('["VN_NORTH","PH_6_42"]');
  expect(localStorage.getItem('lotteryFavourites:vip001')).toBe('["FIVE_1M"]');
});
