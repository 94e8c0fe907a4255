import { expect, it } from 'vitest';
import { toNumber } from './money';

it('converts an amount to a number where the specification requires one', () => {
  expect(toNumber(1_000_005n)).toBe(10_000.05);
});
