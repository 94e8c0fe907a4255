import { LOTTO_GAMES, selectionFault } from '@perya/lottery-rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { quickPick, secureBelow } from './quickPick';

test('always makes a selection that can be bet', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LOTTO_GAMES), fc.infiniteStream(fc.nat()), (game, stream) => {
      const numbers = quickPick(
        game.highest,
        game.picks,
        (bound) => (stream.next().value as number) % bound,
      );
      expect(selectionFault(game, numbers)).toBeUndefined();
    }),
  );
});

test('draws every number about as often', () => {
  const counts = new Map<number, number>();
  const rounds = 7_000;
  for (let round = 0; round < rounds; round++) {
    for (const number of quickPick(42, 6)) counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  expect(counts.size).toBe(42);
  // 1,000 expected of each; six standard deviations are about 178.
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(180);
});

test('stays below its bound', () => {
  for (let round = 0; round < 500; round++) expect(secureBelow(7)).toBeLessThan(7);
});
