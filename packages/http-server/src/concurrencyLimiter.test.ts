import { expect, test } from 'vitest';

import { createConcurrencyLimiter } from './concurrencyLimiter.ts';

test('gives each key its own slots, and reuses a released slot', () => {
  const places = createConcurrencyLimiter(2);
  const giveBack = places.take('a');
  expect(places.take('a')).toBeDefined();
  expect(places.take('a')).toBeUndefined();
  expect(places.take('b')).toBeDefined();
  giveBack?.();
  giveBack?.();
  expect(places.take('a')).toBeDefined();
  expect(places.take('a')).toBeUndefined();
});
