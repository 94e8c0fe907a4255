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

test('verifies a draw by reproducing it', () => {
  expect(proveDraw(draw())).toBe('same');
  expect(proveDraw(draw({ limits: undefined }))).toBe('promised');
});

test('rejects another seed or result than committed', () => {
  expect(proveDraw(draw({ outcome: [1, 2, 3] }))).toBe('broken');
  expect(proveDraw(draw({ commitment: 'ab'.repeat(32) }))).toBe('broken');
});

test('cannot verify a secret seed', () => {
  expect(proveDraw(draw({ serverSeed: null, outcome: [] }))).toBe('sealed');
});
