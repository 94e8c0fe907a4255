import { commitmentOf, drawNumbers } from '@perya/fairness';
import { expect, test } from 'vitest';

import { proveSpin } from './proveSpin';

const draw = { serverSeed: '0b'.repeat(32), clientSeed: 'a player', nonce: 7 };

async function proof() {
  const [drawn = 0] = await drawNumbers(draw, [1_000_000]);
  return { ...draw, drawn, commitment: await commitmentOf(draw.serverSeed) };
}

test('a spin that was drawn as promised proves itself', async () => {
  expect(await proveSpin(await proof())).toBe('same');
});

test('another number or another seed is found out', async () => {
  const honest = await proof();
  expect(await proveSpin({ ...honest, drawn: (honest.drawn + 1) % 1_000_000 })).toBe('broken');
  expect(await proveSpin({ ...honest, serverSeed: '0c'.repeat(32) })).toBe('broken');
});
