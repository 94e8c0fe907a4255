import type { Winner } from '@perya/api-client';
import { expect, test } from 'vitest';
import { launchTarget } from '../launch/launchTarget';
import { winnersGame } from './winnersGame';

const win = (over: Partial<Winner>): Winner => ({
  rank: 1,
  account: 'vi***1',
  gameId: '100123',
  gameName: 'Mekong',
  category: 'LOTT',
  nodeId: '500123',
  vendor: 'BLN',
  vendorName: 'Balangay',
  coverPath: null,
  amount: { minor: 900, currency: 'PHP' } as unknown as Winner['amount'],
  multiple: 9,
  wonAt: 0,
  isMine: false,
  ...over,
});

test('opens the lottery that was won, as its card does', () => {
  const targetOf = (over: Partial<Winner>) => {
    const game = winnersGame(win(over));
    return game && launchTarget(game, 'SEA');
  };
  expect(targetOf({ gameCode: 'PH_3D' })).toMatchObject({ path: '/lottery?gameCode=PH_3D' });
  expect(targetOf({ gameCode: 'VN_HUE', accountTypeName: 'VNLOTTO' })).toMatchObject({
    path: '/vnlottery?gameCode=VN_HUE',
  });
  expect(targetOf({ gameCode: 'TH_MEKONG', accountTypeName: 'SEA' })).toMatchObject({
    kind: 'launch',
  });
  expect(targetOf({ nodeId: null })).toBeNull();
});
