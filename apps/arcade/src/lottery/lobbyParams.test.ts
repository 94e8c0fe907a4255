import { LOTTERIES, lotteriesOf } from '@perya/rules/lottery';
import { expect, test } from 'vitest';

import { readLobbyParams } from './lobbyParams';

const north = LOTTERIES.find(({ menuGroup }) => menuGroup === 'VN-NORTH')?.code ?? '';
const thai = LOTTERIES.find(({ menuGroup }) => menuGroup === 'SEA')?.code ?? '';

test.each([
  ['', '/lottery'],
  ['?gameCode=PH_6_42', '/lottery?gameCode=PH_6_42'],
  ['?gameCode=PH_6_42&view=RESULTS', '/lottery?gameCode=PH_6_42&view=results'],
  ['?gameCode=PH_6_42&view=GAME', '/lottery?gameCode=PH_6_42'],
  ['?view=LOBBY', '/lottery'],
  [`?gameCode=${north}`, `/vnlottery?gameCode=${north}`],
  ['?area=VN', `/vnlottery?gameCode=${north}`],
  ['?area=SEA', `/lottery?gameCode=${thai}`],
  // A lottery is more specific than its area.
  ['?area=VN&gameCode=PH_6_42', '/lottery?gameCode=PH_6_42'],
  ['?area=NOWHERE&gameCode=NO_SUCH&view=NONE', '/lottery'],
])('the query “%s” opens %s', (search, place) => {
  expect(readLobbyParams(search).placeIn('SEA')).toBe(place);
});

test('opens an area that the brand doesn’t sell at the first lottery of its menu', () => {
  const { placeIn } = readLobbyParams('?area=VN');
  expect(placeIn('Lott')).toBe(`/vnlottery?gameCode=${north}`);
  expect(placeIn('Elott')).toBe('/lottery');
});

test('opens the first lottery of an area that the brand sells', () => {
  const sold = lotteriesOf('ZY').find(({ menuGroup }) => menuGroup === 'PH')?.code ?? '';
  expect(LOTTERIES.find(({ menuGroup }) => menuGroup === 'PH')?.code).not.toBe(sold);
  expect(readLobbyParams('?area=PH').placeIn('ZY')).toBe(`/lottery?gameCode=${sold}`);
});

test('uses the site’s theme, and the dark one by default', () => {
  expect(readLobbyParams('?theme=light').theme).toBe('light');
  expect(readLobbyParams('?theme=dark').theme).toBe('dark');
  expect(readLobbyParams('?theme="><script>').theme).toBe('dark');
});

test('reads the ticket', () => {
  expect(readLobbyParams('?ticket=abc').ticket).toBe('abc');
  expect(readLobbyParams('?gameCode=PH_6_42').ticket).toBeNull();
});
