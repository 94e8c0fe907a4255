import { LOTTERIES } from '@perya/rules/lottery';
import { expect, test } from 'vitest';

import { readAsked } from './asked';

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
  expect(readAsked(search).place).toBe(place);
});

test('uses the site’s theme, and the dark one by default', () => {
  expect(readAsked('?theme=light').theme).toBe('light');
  expect(readAsked('?theme=dark').theme).toBe('dark');
  expect(readAsked('?theme="><script>').theme).toBe('dark');
});

test('reads the ticket', () => {
  expect(readAsked('?ticket=abc').ticket).toBe('abc');
  expect(readAsked('?gameCode=PH_6_42').ticket).toBeNull();
});
