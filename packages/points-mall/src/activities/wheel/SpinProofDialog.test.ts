import { commitmentOf, drawNumbers } from '@perya/rules/fairness';
import { expect, test } from 'vitest';

import { proveSpin } from './SpinProofDialog';

const draw = { serverSeed: '0b'.repeat(32), clientSeed: 'a player', nonce: 7 };

function proof() {
  const [drawn = 0] = drawNumbers(draw, [1_000_000]);
  return { ...draw, drawn, commitment: commitmentOf(draw.serverSeed) };
}

test('verifies a valid spin', () => {
  expect(proveSpin(proof())).toBe('same');
});

test('detects another number or another seed', () => {
  const honest = proof();
  expect(proveSpin({ ...honest, drawn: (honest.drawn + 1) % 1_000_000 })).toBe('broken');
  expect(proveSpin({ ...honest, serverSeed: '0c'.repeat(32) })).toBe('broken');
});
