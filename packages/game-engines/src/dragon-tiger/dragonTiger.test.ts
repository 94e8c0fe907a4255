import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankOf, type Card } from '../cards';
import { sumOfStakes, type TableStakes } from '../live-table';
import { cardLetterOf, readMark, writeMark } from './history';
import { DECKS, DRAGON_TIGER_MODELS, hasWon, readRound, settle, SPOTS, type Spot } from './rules';
import { DRAGON_TIGER_RULES } from './tableRules';

const [MODEL] = DRAGON_TIGER_MODELS;
const SUITS = { clubs: 0, diamonds: 1, hearts: 2, spades: 3 };
const RANKS = 'A23456789TJQK'.split('');

const card = (rank: string, suit: keyof typeof SUITS = 'clubs'): Card =>
  SUITS[suit] * 13 + RANKS.indexOf(rank);
const round = (dragon: string, tiger: string) => readRound([card(dragon), card(tiger, 'hearts')]);
const SUITED_NINES = readRound([card('9'), card('9')]);

const payoutOf = (dealt: ReturnType<typeof readRound>, stakes: TableStakes) =>
  settle(MODEL, dealt, stakes).payout;

const anyCard = fc.nat(51);
const someStakes = fc.dictionary(
  fc.constantFrom(...SPOTS),
  fc.bigInt({ min: 1n, max: 10n ** 9n }),
  { minKeys: 1 },
);

describe('a round', () => {
  it('is won by the higher card; an ace is the lowest, a king the highest', () => {
    for (const [place, rank] of RANKS.entries()) {
      for (const [other, against] of RANKS.entries()) {
        const winner = place === other ? 'tie' : place > other ? 'dragon' : 'tiger';
        expect([rank, against, round(rank, against).winner]).toEqual([rank, against, winner]);
      }
    }
  });

  it.each([
    ['dragon and big against small', round('K', 'A'), ['dragon', 'dragonBig', 'tigerSmall']],
    ['tiger and big against a seven', round('7', '8'), ['tiger', 'tigerBig']],
    ['dragon with a seven against small', round('7', '6'), ['dragon', 'tigerSmall']],
    ['tie of sevens', round('7', '7'), ['tie']],
    ['suited tie', SUITED_NINES, ['tie', 'suitedTie', 'dragonBig', 'tigerBig']],
    // The same suit counts on a tie only.
    ['flush', readRound([card('2'), card('3')]), ['tiger', 'dragonSmall', 'tigerSmall']],
  ] satisfies [string, ReturnType<typeof readRound>, Spot[]][])(
    'wins the spots that it covers: %s',
    (_, dealt, won) => {
      expect(SPOTS.filter((spot) => hasWon(spot, dealt))).toEqual(won);
    },
  );

  it('deals each rank about equally often to either side', () => {
    const rounds = 13_000;
    const counts = [0, 1].map(() => RANKS.map(() => 0));
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const dealt = DRAGON_TIGER_RULES.draw({
        serverSeed: '5a'.repeat(32),
        clientSeed: 'shoe',
        nonce,
      });
      expect(dealt).toHaveLength(2);
      dealt.forEach((one, place) => {
        const ranks = counts[place] ?? [];
        ranks[rankOf(one)] = (ranks[rankOf(one)] ?? 0) + 1;
      });
    }
    for (const ranks of counts) {
      const distance = ranks.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
      // Chi-squared with 12 degrees of freedom: fair cards exceed it once in a thousand. The seed is fixed.
      expect(distance).toBeLessThan(32.9);
    }
  });
});

describe('a bet', () => {
  // After Dragon's card, 31 of the other 415 have its rank, 7 of them its suit.
  const left = 52 * DECKS - 1;
  const tie = (4 * DECKS - 1) / left;
  const suitedTie = (DECKS - 1) / left;
  const side = 1 - tie + tie / 2;
  const sizes = (2 * 6) / 13;
  it.each([
    ['dragon', side, 9_627],
    ['tiger', side, 9_627],
    ['tie', tie * 12, 8_964],
    ['suitedTie', suitedTie * 51, 8_602],
    ['dragonSmall', sizes, 9_231],
    ['dragonBig', sizes, 9_231],
    ['tigerSmall', sizes, 9_231],
    ['tigerBig', sizes, 9_231],
  ] as const)('on %s returns what its card states', (spot, exact, stated) => {
    expect(Math.round(exact * 10_000)).toBe(stated);
    expect(DRAGON_TIGER_RULES.returns[MODEL.id]?.[spot]).toBe(stated);
  });

  it('pays its odds and the stake', () => {
    const all = Object.fromEntries(SPOTS.map((spot) => [spot, 100n]));
    expect(payoutOf(round('K', '4'), all)).toBe(200n + 200n + 200n);
    // The tie, the suited tie, both bigs, and half of Dragon and Tiger.
    expect(payoutOf(SUITED_NINES, all)).toBe(1_200n + 5_100n + 2n * 200n + 2n * 50n);
  });

  it('on Dragon or Tiger is refunded by half on a tie, other bets are not', () => {
    expect(payoutOf(round('9', '9'), { dragon: 1_000n })).toBe(500n);
    expect(payoutOf(round('9', '9'), { tiger: 300n })).toBe(150n);
    expect(payoutOf(SUITED_NINES, { dragon: 1_000n })).toBe(500n);
    expect(payoutOf(round('9', '9'), { suitedTie: 1_000n, dragonSmall: 1_000n })).toBe(0n);
    expect(payoutOf(round('9', 'T'), { dragon: 1_000n })).toBe(0n);
  });

  it('pays the sum of its spots, whatever else is staked', () => {
    fc.assert(
      fc.property(someStakes, anyCard, anyCard, (stakes, dragon, tiger) => {
        const dealt = readRound([dragon, tiger]);
        const apart = Object.entries(stakes).reduce(
          (sum, [spot, stake]) => sum + payoutOf(dealt, { [spot]: stake }),
          0n,
        );
        expect(payoutOf(dealt, stakes)).toBe(apart);
      }),
    );
  });

  it.each([
    [{ dragon: 1_000 }, 1_000],
    [{ tie: 100 }, 100],
    [{ dragon: 1_000, tiger: 1_000 }, 0],
    [{ dragon: 1_000, tiger: 400 }, 600],
    [{ dragon: 1_000, tiger: 1_000, tie: 100 }, 100],
    [{ dragonSmall: 500, dragonBig: 500 }, 0],
    // In some rounds, both win or both lose.
    [{ dragonBig: 500, tigerBig: 500 }, 1_000],
    [{ dragon: 500, tigerBig: 500 }, 1_000],
    [{ dragonSmall: 500, tiger: 500 }, 1_000],
  ] satisfies [Partial<Record<Spot, number>>, number][])(
    '%j counts as turnover of %i',
    (amounts, turnover) => {
      const stakes = Object.fromEntries(
        Object.entries(amounts).map(([spot, amount]) => [spot, BigInt(amount)]),
      );
      // The round itself makes no difference.
      for (const dealt of [round('K', '4'), round('2', '3'), SUITED_NINES]) {
        expect(settle(MODEL, dealt, stakes).turnover).toBe(BigInt(turnover));
      }
    },
  );

  it('never counts as more turnover than its stake, nor as less than nothing', () => {
    fc.assert(
      fc.property(someStakes, (stakes) => {
        const { turnover } = settle(MODEL, SUITED_NINES, stakes);
        expect(turnover >= 0n && turnover <= sumOfStakes(stakes)).toBe(true);
      }),
    );
  });
});

describe('the history', () => {
  it.each([
    ['D', round('K', '4'), { winner: 'dragon', isSuitedTie: false }, 'D'],
    ['T', round('4', 'K'), { winner: 'tiger', isSuitedTie: false }, 'T'],
    ['D', readRound([card('K'), card('4')]), { winner: 'dragon', isSuitedTie: false }, 'D'],
    ['=', round('9', '9'), { winner: 'tie', isSuitedTie: false }, '='],
    ['#', SUITED_NINES, { winner: 'tie', isSuitedTie: true }, '='],
  ])('encodes a round in one letter: %s', (letter, dealt, mark, cardLetter) => {
    expect(writeMark(dealt)).toBe(letter);
    expect(readMark(letter)).toEqual(mark);
    expect(cardLetterOf(letter)).toBe(cardLetter);
  });
});
