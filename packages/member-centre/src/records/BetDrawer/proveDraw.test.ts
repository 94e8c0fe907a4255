import type { FairDraw } from '@perya/api-client';
import { commitmentOf, drawNumbers } from '@perya/fairness';
import { expect, test } from 'vitest';

import { proveDraw } from './proveDraw';

const serverSeed = '0f'.repeat(32);

async function draw(change: Partial<FairDraw> = {}): Promise<FairDraw> {
  const limits = [45, 45, 45];
  return {
    roundId: 'r',
    at: 0,
    isFree: false,
    payout: '0.00',
    commitment: await commitmentOf(serverSeed),
    serverSeed,
    clientSeed: 'juan01',
    nonce: 4,
    outcome: await drawNumbers({ serverSeed, clientSeed: 'juan01', nonce: 4 }, limits),
    limits,
    rules: 'lottery/PH_6_45',
    ...change,
  };
}

test('a draw is proven by drawing it again', async () => {
  expect(await proveDraw(await draw())).toBe('same');
  expect(await proveDraw(await draw({ limits: undefined }))).toBe('promised');
});

test('another seed or another result than promised is no proof', async () => {
  expect(await proveDraw(await draw({ outcome: [1, 2, 3] }))).toBe('broken');
  expect(await proveDraw(await draw({ commitment: 'ab'.repeat(32) }))).toBe('broken');
});

test('what is still secret cannot be proven', async () => {
  expect(await proveDraw(await draw({ serverSeed: null, outcome: [] }))).toBe('sealed');
});
