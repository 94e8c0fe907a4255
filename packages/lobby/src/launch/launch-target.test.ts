import { expect, test } from 'vitest';
import { testGame } from '../testing';
import { launchTarget } from './launch-target';

test('launches what is a game', () => {
  expect(launchTarget(testGame({ category: 'FISH' }))).toEqual({ kind: 'launch' });
});

test('leads a lottery to its page, with the play type that it opens with', () => {
  const game = testGame({ category: 'ELOTT', code: 'E5', defaultPlayType: 'five star' });
  expect(launchTarget(game)).toEqual({
    kind: 'page',
    path: '/lottery?gameCode=E5&playType=five+star',
    needsLogin: true,
  });
});

test.each([{ accountTypeName: 'VNLOTTO' }, { vendor: 'VN' }])(
  'leads a regional lottery, told by %o, to its own page',
  (mark) => {
    expect(launchTarget(testGame({ category: 'LOTT', code: 'MB', ...mark }))).toMatchObject({
      path: '/vnlottery?gameCode=MB',
    });
  },
);

test("opens a vendor's folder as its part of the lobby, for guests too", () => {
  const folder = testGame({ isVendorFolder: true, category: 'LIVE', vendor: 'MYA' });
  expect(launchTarget(folder)).toEqual({
    kind: 'page',
    path: '/live?vendor=MYA',
    needsLogin: false,
  });
});
