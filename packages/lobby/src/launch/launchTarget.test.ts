import { expect, test } from 'vitest';
import { testGame } from '../testing';
import { launchTarget, launchKind } from './launchTarget';

test('launches games', () => {
  expect(launchTarget(testGame({ category: 'FISH' }))).toEqual({ kind: 'launch', path: '/game' });
});

test.each(['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const)(
  'gives %s the whole viewport',
  (category) => {
    expect(launchTarget(testGame({ category }))).toEqual({ kind: 'launch', path: '/seamless' });
  },
);

test('starts a PVP game with its rooms', () => {
  expect(launchTarget(testGame({ category: 'PVP' }))).toEqual({ kind: 'rooms', path: '/game' });
});

test('opens the lobby of external draws, for no other account type', () => {
  const sea = testGame({ category: 'LOTT', accountTypeName: 'SEA' });
  expect(launchTarget(sea)).toEqual({ kind: 'launch', path: '/seamless' });
  expect(launchKind(sea)).toBe('lottery-lobby');
  expect(launchKind(testGame({ category: 'FISH', accountTypeName: 'SEA' }))).toBe('game');
  expect(launchKind(testGame({ category: 'PVP' }), 'r-1')).toBe('room');
});

test('links a lottery to its page, with its initial play type', () => {
  const game = testGame({ category: 'ELOTT', code: 'E5', defaultPlayType: 'five star' });
  expect(launchTarget(game)).toEqual({
    kind: 'page',
    path: '/lottery?gameCode=E5&playType=five+star',
    needsLogin: true,
  });
});

test.each([{ accountTypeName: 'VNLOTTO' }, { vendor: 'VN' }])(
  'links a regional lottery, identified by %o, to its own page',
  (mark) => {
    expect(launchTarget(testGame({ category: 'LOTT', code: 'MB', ...mark }))).toMatchObject({
      path: '/vnlottery?gameCode=MB',
    });
  },
);

test("opens a vendor's folder over its lobby, for guests too", () => {
  const folder = testGame({ isVendorFolder: true, category: 'LIVE', vendor: 'MYA' });
  expect(launchTarget(folder)).toEqual({
    kind: 'page',
    path: '/live?folder=MYA',
    needsLogin: false,
  });
});
