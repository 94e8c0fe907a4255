import { commitmentOf, drawNumbers } from '@perya/rules/fairness';
import { drawLimits, LOTTERIES, readDraw, type Lottery } from '@perya/rules/lottery';
import { expect, test } from 'vitest';

import { verifyDraw } from './verifyDraw';

const SEED = '5e'.repeat(32);

function drawOf({ code, space }: Lottery, number = '20261121') {
  const clientSeed = `${code}/${number}`;
  const drawn = drawNumbers({ serverSeed: SEED, clientSeed, nonce: 0 }, drawLimits(space));
  return {
    number,
    tiers: readDraw(space, drawn),
    commitment: commitmentOf(SEED),
    serverSeed: SEED,
    clientSeed,
    nonce: 0,
  };
}

const KEPT = { isPromiseKept: true, isOwnSeed: true, isSameResult: true };

test.each(LOTTERIES.map((lottery) => [lottery.code, lottery] as const))(
  'verifies a valid draw of %s',
  (_code, lottery) => {
    expect(verifyDraw(lottery, drawOf(lottery))).toMatchObject(KEPT);
  },
);

const [lottery] = LOTTERIES;
if (lottery === undefined) throw new Error('The house has no lottery.');

test('detects a seed that does not match the commitment', () => {
  const draw = { ...drawOf(lottery), commitment: commitmentOf('5f'.repeat(32)) };
  expect(verifyDraw(lottery, draw)).toMatchObject({ ...KEPT, isPromiseKept: false });
});

test('detects numbers that do not match the seed', () => {
  const draw = drawOf(lottery);
  const [first, ...rest] = draw.tiers;
  const tiers = [{ prize: first?.prize ?? '', numbers: ['00'] }, ...rest];
  const proof = verifyDraw(lottery, { ...draw, tiers });
  expect(proof).toMatchObject({ ...KEPT, isSameResult: false });
  expect(proof.redrawn).toEqual(draw.tiers);
});

test('detects a draw with the seeds of another draw', () => {
  const other = drawOf(lottery, '20261120');
  const proof = verifyDraw(lottery, { ...other, number: '20261121' });
  expect(proof).toMatchObject({ isPromiseKept: true, isOwnSeed: false, isSameResult: false });
});
