import type { FairDraw } from '@perya/api-client';
import { commitmentOf, drawNumbers } from '@perya/rules/fairness';
import { parseMoney } from '@perya/rules/money';
import { expect, test } from 'vitest';

import { proveDraw } from './proveDraw';

const serverSeed = '0f'.repeat(32);

function draw(change: Partial<FairDraw> = {}): FairDraw {
  const limits = [45, 45, 45];
  return {
    roundId: 'r',
    at: 0,
    isFree: false,
    currency: 'PHP',
    payout: parseMoney('0.00', 'PHP'),
    commitment: commitmentOf(serverSeed),
    serverSeed,
    clientSeed: 'juan01',
    nonce: 4,
    outcome: drawNumbers({ serverSeed, clientSeed: 'juan01', nonce: 4 }, limits),
    limits,
    rules: 'lottery/PH_6_45',
    ...change,
  };
}

test('a draw is proven by drawing it again', () => {
  expect(proveDraw(draw())).toBe('same');
  expect(proveDraw(draw({ limits: undefined }))).toBe('promised');
});

test('another seed or another result than promised is no proof', () => {
  expect(proveDraw(draw({ outcome: [1, 2, 3] }))).toBe('broken');
  expect(proveDraw(draw({ commitment: 'ab'.repeat(32) }))).toBe('broken');
});

test('what is still secret cannot be proven', () => {
  expect(proveDraw(draw({ serverSeed: null, outcome: [] }))).toBe('sealed');
});
