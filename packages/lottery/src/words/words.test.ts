import { expect, test } from 'vitest';

import { parsePositionOption, messageKeyOf } from './words';

test.each([
  ['playType', 'lo-2', 'words.playType.lo-n', { n: '2' }],
  ['playType', 'any-2-of-5', 'words.playType.any-n-of-m', { n: '2', m: '5' }],
  ['playType', '2d-front', 'words.playType.2d-front', {}],
  ['tier', 'match-6', 'words.tier.match-n', { n: '6' }],
  ['tier', 'big', 'words.option.big', {}],
] as const)('translates the %s %s as %s', (kind, code, key, numbers) => {
  expect(messageKeyOf(kind, code)).toEqual({ key, numbers });
});

test('splits an option into position and side', () => {
  expect(parsePositionOption('ten-thousands-big')).toEqual({ place: 'ten-thousands', side: 'big' });
  expect(parsePositionOption('first-dragon')).toEqual({ place: 'first', side: 'dragon' });
  expect(parsePositionOption('big-odd')).toBeUndefined();
});
