import { expect, it } from 'vitest';
import { toNumber } from './money';

it('is a number where the specification wants one', () => {
  expect(toNumber(1_000_005n)).toBe(10_000.05);
});
