import { type LotteryOffer } from '@perya/api-client';
import { parseMoney } from '@perya/rules/money';
import { expect, test } from 'vitest';

import { slipErrorOf, type SlipError, type SlipFacts } from './checks';
import type { SlipLine } from '../state/desk';
import { priceLine, sumOf } from './pricing';
import { storyLottery } from '../testDesk';

const money = (amount: string) => parseMoney(amount, 'PHP');
const lottery = storyLottery('PH_6_42');
const offer: LotteryOffer = {
  lottery: lottery.code,
  lotteryName: lottery.name,
  prizeMode: 'SEA',
  isOpen: true,
  draws: [],
  maxChaseDraws: 10,
  maxMultiple: 100,
  currency: 'PHP',
  minStake: money('20.00'),
  maxStake: money('1000.00'),
  maxDrawStake: money('1500.00'),
  maxPayout: money('5000000.00'),
  jackpot: null,
};

interface Case {
  multiple?: number;
  multiples?: readonly number[];
  over?: Partial<SlipFacts>;
  terms?: Partial<LotteryOffer>;
  count?: number;
}

function facts({ multiple = 1, multiples, over = {}, terms = {}, count = 1 }: Case): SlipFacts {
  const lines = Array.from({ length: count }, (_, id): SlipLine => ({
    id,
    playType: 'system',
    selection: [['01', '02', '03', '04', '05', '06']],
    unit: 1000,
    multiple,
    rebate: 0,
  }));
  const chase = multiples === undefined ? null : { multiples, stopOnWin: true };
  const prices = lines.map((line) => priceLine(line, { lottery, mode: 'SEA', currency: 'PHP' }));
  return {
    lines,
    chase,
    sum: sumOf(prices, chase),
    offer: { ...offer, ...terms },
    isLocked: false,
    draws: 20,
    staked: 0,
    balance: 100_000_00,
    ...over,
  };
}

test.each<[string, Case, SlipError | null]>([
  ['lets a slip pass', {}, null],
  ['lets a guest look on', { over: { balance: null } }, null],
  ['lets pass what the balance just covers', { over: { balance: 20_00 } }, null],
  ['says what is missing', { over: { balance: 19_99 } }, { kind: 'balance', amount: 1 }],
  [
    'counts all draws of a chase',
    { multiples: [1, 2], over: { balance: 59_99 } },
    { kind: 'balance', amount: 1 },
  ],
  ['says that nothing is sold', { terms: { isOpen: false } }, { kind: 'closed' }],
  ['says that a slip is empty', { count: 0 }, { kind: 'empty' }],
  ['says that its draw has closed', { over: { isLocked: true } }, { kind: 'locked' }],
  ['counts the lines', { count: 51 }, { kind: 'too-many-lines', max: 50 }],
  [
    'multiplies a line by its chase',
    { multiple: 60, multiples: [1, 2] },
    { kind: 'multiple', max: 100 },
  ],
  [
    'knows how many draws can be chased',
    { multiples: Array.from({ length: 11 }, () => 1) },
    { kind: 'chase-draws', max: 10 },
  ],
  [
    'knows how many draws are left',
    { multiples: [1, 1, 1], over: { draws: 2 } },
    { kind: 'chase-draws', max: 2 },
  ],
  [
    'knows the least ticket',
    { terms: { minStake: money('20.01') } },
    { kind: 'least-stake', amount: 20_01 },
  ],
  ['lets pass the dearest ticket', { multiple: 50 }, null],
  ['knows the dearest ticket', { multiple: 51 }, { kind: 'most-stake', amount: 1000_00 }],
  [
    'adds what is on the draw already',
    { multiple: 50, over: { staked: 500_01 } },
    { kind: 'draw-stake', amount: 1500_00, staked: 500_01 },
  ],
])('%s', (_, given, expected) => {
  expect(slipErrorOf(facts(given))).toEqual(expected);
});
