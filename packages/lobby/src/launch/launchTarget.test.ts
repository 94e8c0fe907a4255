import { describe, expect, test } from 'vitest';
import { testGame } from '../testing';
import { launchTarget, launchKind } from './launchTarget';

test('launches games', () => {
  expect(launchTarget(testGame({ category: 'FISH' }), 'SEA')).toEqual({
    kind: 'launch',
    path: '/game',
  });
});

test.each(['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const)(
  'gives %s the whole viewport',
  (category) => {
    expect(launchTarget(testGame({ category }), 'SEA')).toEqual({
      kind: 'launch',
      path: '/seamless',
    });
  },
);

test('starts a PVP game with its rooms', () => {
  expect(launchTarget(testGame({ category: 'PVP' }), 'SEA')).toEqual({
    kind: 'rooms',
    path: '/game',
  });
});

describe('draws with a lobby of their own', () => {
  const sea = testGame({ category: 'LOTT', code: 'TH_MEKONG', accountTypeName: 'SEA' });

  test('open it if the lottery type of the brand is SEA, and no other account type does', () => {
    expect(launchTarget(sea, 'SEA')).toEqual({ kind: 'launch', path: '/seamless' });
    expect(launchKind(sea, 'SEA')).toBe('lottery-lobby');
    const fish = testGame({ category: 'FISH', accountTypeName: 'SEA' });
    expect(launchKind(fish, 'SEA')).toBe('game');
    const regional = testGame({ category: 'LOTT', accountTypeName: 'VNLOTTO' });
    expect(launchTarget(regional, 'SEA').kind).toBe('page');
    expect(launchKind(testGame({ category: 'PVP' }), 'SEA', 'r-1')).toBe('room');
  });

  test.each(['Lott', 'ZY', 'Elott'] as const)('open their page at a brand of type %s', (type) => {
    expect(launchTarget(sea, type)).toMatchObject({
      kind: 'page',
      path: '/lottery?gameCode=TH_MEKONG',
    });
    expect(launchKind(sea, type)).toBe('game');
  });
});

test('links a lottery to its page, with its initial play type', () => {
  const game = testGame({ category: 'ELOTT', code: 'E5', defaultPlayType: 'five star' });
  expect(launchTarget(game, 'SEA')).toEqual({
    kind: 'page',
    path: '/lottery?gameCode=E5&playType=five+star',
    needsLogin: true,
  });
});

test.each([{ accountTypeName: 'VNLOTTO' }, { vendor: 'VN' }])(
  'links a regional lottery, identified by %o, to its own page',
  (mark) => {
    expect(launchTarget(testGame({ category: 'LOTT', code: 'MB', ...mark }), 'SEA')).toMatchObject({
      path: '/vnlottery?gameCode=MB',
    });
  },
);

test("opens a vendor's folder over its lobby, for guests too", () => {
  const folder = testGame({ isVendorFolder: true, category: 'LIVE', vendor: 'MYA' });
  expect(launchTarget(folder, 'SEA')).toEqual({
    kind: 'page',
    path: '/live?folder=MYA',
    needsLogin: false,
  });
});
