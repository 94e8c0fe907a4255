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
  ['accepts a valid slip', {}, null],
  ['accepts the slip of a guest, who has no balance', { over: { balance: null } }, null],
  ['accepts a total equal to the balance', { over: { balance: 20_00 } }, null],
  ['reports the missing amount', { over: { balance: 19_99 } }, { kind: 'balance', amount: 1 }],
  [
    'compares the total of all chased draws with the balance',
    { multiples: [1, 2], over: { balance: 59_99 } },
    { kind: 'balance', amount: 1 },
  ],
  ['reports that the lottery is closed', { terms: { isOpen: false } }, { kind: 'closed' }],
  ['reports an empty slip', { count: 0 }, { kind: 'empty' }],
  ['reports a locked draw', { over: { isLocked: true } }, { kind: 'locked' }],
  ['reports too many lines', { count: 51 }, { kind: 'too-many-lines', max: 50 }],
  [
    'reports a line whose multiple in the chase exceeds the maximum',
    { multiple: 60, multiples: [1, 2] },
    { kind: 'multiple', max: 100 },
  ],
  [
    'reports more draws than a chase can have',
    { multiples: Array.from({ length: 11 }, () => 1) },
    { kind: 'chase-draws', max: 10 },
  ],
  [
    'reports more draws than are left',
    { multiples: [1, 1, 1], over: { draws: 2 } },
    { kind: 'chase-draws', max: 2 },
  ],
  [
    'reports a stake below the minimum',
    { terms: { minStake: money('20.01') } },
    { kind: 'least-stake', amount: 20_01 },
  ],
  ['accepts the maximum stake', { multiple: 50 }, null],
  ['reports a stake above the maximum', { multiple: 51 }, { kind: 'most-stake', amount: 1000_00 }],
  [
    'adds earlier stakes toward the maximum per draw',
    { multiple: 50, over: { staked: 500_01 } },
    { kind: 'draw-stake', amount: 1500_00, staked: 500_01 },
  ],
])('%s', (_, given, expected) => {
  expect(slipErrorOf(facts(given))).toEqual(expected);
});
