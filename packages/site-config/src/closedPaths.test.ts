import { expect, test } from 'vitest';

import { closedPaths } from './closedPaths';

const members = (...hiddenModules: Parameters<typeof closedPaths>[0]['hiddenModules']) =>
  closedPaths({ audience: 'members', hiddenModules });

test('closes the pages of hidden modules only', () => {
  expect(members()).toEqual([]);
  expect(members('COCKFIGHT', 'ESPORTS', 'POINTS')).toEqual([
    '/cockfight',
    '/esports',
    '/pointMall',
  ]);
});

test('closes the pages of the lotteries when both are hidden', () => {
  expect(members('LOTT')).toEqual([]);
  expect(members('ELOTT', 'LOTT')).toEqual(['/lott', '/elott', '/lottery', '/vnlottery']);
});

test('closes games and rewards on a site for agents', () => {
  const closed = closedPaths({ audience: 'agents', hiddenModules: [] });
  expect(closed).toEqual(expect.arrayContaining(['/rng', '/elott', '/pointMall', '/promotions']));
  expect(closed).not.toContain('/affiliate');
});
