import { tierRuns } from '@perya/vitest-preset/tier';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choose } from '../model/combinatorics';
import { lotteryOf } from '../lotteries';
import { oneIn, type Lottery, type PlayType } from '../model/lottery';
import { largestWin, payoutOf } from '../pricing';
import { valuesOf, writeSelection, type Selection, type SelectionShape } from '../model/selection';
import type { DrawResult } from '../model/space';
import { selectionsOf } from '../testing/selections';
import { everyDraw, everyNumberAlone, threeWiseOrders, type WeightedDraw } from '../testing/space';
import { setSumFacts } from '../plays/facts';
import { matchPlay } from '../plays/setPlays';
import { FULL_PAYOUT } from '../plays/wins';

const game = (code: string): Lottery => {
  const lottery = lotteryOf(code);
  if (lottery === undefined) throw new RangeError(`There is no lottery "${code}".`);
  return lottery;
};

/** Selections that are a single bet each, at least one of every kind of a play type. */
function singleBets(shape: SelectionShape): Selection[] {
  switch (shape.kind) {
    case 'options':
      return shape.options.map((option) => [[option]]);
    case 'entries':
      return ['7140356', '7740356', '7744035', '7774035', '7777035'].map((number) => [
        [number.slice(0, shape.digits)],
      ]);
    case 'set':
      return [[valuesOf(shape.board).slice(-shape.picks)]];
    case 'positions': {
      const values = valuesOf(shape.board);
      return [shape.positions.map((_, place) => [values[(place * 3 + 1) % values.length] ?? ''])];
    }
    case 'spots': {
      const values = valuesOf(shape.board);
      return shape.positions.map((_, place) =>
        shape.positions.map((_, other) => (other === place ? [values[place] ?? ''] : [])),
      );
    }
  }
}

/** For options, one selection contains them all: each is settled separately. */
const betsToTry = (shape: SelectionShape): readonly Selection[] =>
  shape.kind === 'options' ? [[shape.options]] : singleBets(shape);

/** How often single bets win in each tier, over all draws; a bet that could win but never does is missing. */
function found(
  { shape, settle }: PlayType,
  draws: Iterable<WeightedDraw>,
  all: number,
  bets = betsToTry(shape),
): Map<string, bigint> {
  const won = new Map<string, bigint>();
  for (const bet of bets) {
    const times: Record<string, number> = {};
    for (const { result, weight } of draws)
      for (const [tier, count] of Object.entries(settle(bet, result)))
        times[tier] = (times[tier] ?? 0) + count * weight;
    for (const [tier, count] of Object.entries(times))
      won.set(`${writeSelection(bet)} ${tier}`, exactly(count, all));
  }
  return won;
}

/** The same as stated by the play type. A set that makes two bets wins twice as often as each of them. */
function stated({ shape, tiers, tiersOf }: PlayType, bets = betsToTry(shape)): Map<string, bigint> {
  const each = shape.kind === 'set' ? (shape.betsPerSet ?? 1) : 1;
  const chances = new Map<string, bigint>();
  for (const bet of bets)
    for (const { code, chance } of tiers)
      if (tiersOf?.(bet).includes(code) ?? true)
        chances.set(
          `${writeSelection(bet)} ${code}`,
          exactly(BigInt(chance.wins) * BigInt(each), chance.of),
        );
  return chances;
}

/** A fraction in integer units of 10^-24: different fractions of these sizes differ by far more. */
const exactly = (wins: number | bigint, of: number | bigint): bigint =>
  (BigInt(wins) * 10n ** 24n) / BigInt(of);

const TERMS = { mode: 'SEA', rebate: 0 } as const;

/** The stated maximum wins of selections, and their payout in the best of all draws. */
function largestWins(playType: PlayType, draws: readonly DrawResult[], runs: number) {
  const lines = fc
    .sample(selectionsOf(playType.shape, 8), { seed: 6, numRuns: runs })
    .map((selection) => ({ playType, selection, price: 1000, multiple: 1 }));
  return lines.map((line) => {
    let best = 0;
    for (const result of draws) {
      const wins = playType.settle(line.selection, result);
      if (Object.keys(wins).length > 0) best = Math.max(best, payoutOf(line, wins, TERMS));
    }
    return { selection: line.selection, stated: largestWin(line, TERMS), best };
  });
}
const asStated = (wins: ReturnType<typeof largestWins>) =>
  wins.map((win) => ({ ...win, best: win.stated }));

const counted = (results: readonly DrawResult[]): WeightedDraw[] =>
  results.map((result) => ({ result, weight: 1 }));

describe.each([
  ['PH_2D', 961, 10],
  ['PH_3D', 1000, 10],
  ['PH_4D', 10_000, 4],
  ['ID_MERAPI', 10_000, 4],
  ['DICE_1M', 216, 20],
  ['LUCKY28_1M', 1000, 10],
  ['ELEVEN_1M', 55_440, 1],
  ['FIVE_1M', 100_000, 1],
])('%s on all of its draws', (code, size, runs) => {
  const { space, playTypes } = game(code);
  const results = [...everyDraw(space)];
  const draws = counted(results);

  test('has this many draws, each once', () => {
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(size);
  });

  test.each(playTypes.map((playType) => [playType.code, playType] as const))(
    '%s wins as often as stated',
    (_, playType) => {
      expect(found(playType, draws, size)).toEqual(stated(playType));
    },
  );

  test.each(playTypes.map((playType) => [playType.code, playType] as const))(
    '%s wins at most what is stated',
    (_, playType) => {
      const wins = largestWins(playType, results, runs);
      expect(wins).toEqual(asStated(wins));
    },
  );
});

describe('PH_6D on all of its million draws', () => {
  const [playType] = game('PH_6D').playTypes;
  const draws: Iterable<WeightedDraw> = {
    *[Symbol.iterator]() {
      for (let number = 0; number < 1_000_000; number += 1) {
        const numbers = String(number).padStart(6, '0').split('');
        yield { result: [{ prize: 'numbers', numbers }], weight: 1 };
      }
    },
  };

  test('wins as often as stated, the pool once in a million', () => {
    if (playType === undefined) throw new TypeError('6D has no play type.');
    const bets = [[['714035']]];
    expect(found(playType, draws, 1_000_000, bets)).toEqual(stated(playType, bets));
    expect(oneIn(playType.tiers[0]?.chance ?? { wins: 1, of: 1 })).toBe(1_000_000);
  });

  test('wins at most the stated maximum', () => {
    if (playType === undefined) throw new TypeError('6D has no play type.');
    const selection = [['123456', '123999', '888456']];
    const line = { playType, selection, price: 1000, multiple: 1 };
    let best = 0;
    for (const { result } of draws)
      best = Math.max(best, payoutOf(line, playType.settle(selection, result), TERMS));
    expect(largestWin(line, TERMS)).toBe(best);
  });
});

test('PH_6D wins at most the stated maximum, however many numbers are chosen', () => {
  const [playType] = game('PH_6D').playTypes;
  if (playType === undefined) throw new TypeError('6D has no play type.');
  // Numbers of two digits: in a draw, any third digit represents all wrong ones.
  const board = { from: 0, to: 2, width: 1 };
  const draws = [...everyDraw([{ prize: 'numbers', kind: 'dice', board, count: 6 }])];
  const number = fc.stringMatching(/^[01]{6}$/);
  fc.assert(
    fc.property(fc.uniqueArray(number, { minLength: 1, maxLength: 6 }), (chosen) => {
      const line = { playType, selection: [chosen], price: 1000, multiple: 1 };
      const paid = draws.map((drawn) =>
        payoutOf(line, playType.settle(line.selection, drawn), TERMS),
      );
      expect(largestWin(line, TERMS)).toBe(Math.max(...paid));
    }),
    { numRuns: tierRuns(30) },
  );
});

describe.each(['TH_MEKONG', '4D_STRAITS'])('%s on every value of every number', (code) => {
  const { space, playTypes } = game(code);
  // Only up to three last digits of the six-digit first prize are used.
  const shortened = space.map((prize) =>
    prize.kind === 'digits' && prize.digits === 6 ? { ...prize, digits: 3 } : prize,
  );
  const draws = [...everyNumberAlone(shortened)];

  test.each(playTypes.map((playType) => [playType.code, playType] as const))(
    '%s wins as often as stated',
    (_, playType) => {
      expect(found(playType, draws, 1_000_000)).toEqual(stated(playType));
    },
  );
});

test('uses only the last three digits of the Thai first prize', () => {
  const draw = (first: string): DrawResult => [{ prize: 'first', numbers: [first] }];
  for (const playType of game('TH_MEKONG').playTypes)
    for (const bet of singleBets(playType.shape))
      expect(playType.settle(bet, draw('714774'))).toEqual(playType.settle(bet, draw('774')));
});

test('adds up the wins of each number of a draw', () => {
  const { playTypes } = game('4D_STRAITS');
  const result: DrawResult = [
    { prize: 'first', numbers: ['1123'] },
    { prize: 'starter', numbers: ['1123', '3211', '1234', '1123'] },
  ];
  const [big, small, boxBig, boxSmall] = playTypes.map((playType) =>
    playType.settle([['1123', '9999']], result),
  );
  expect(big).toEqual({ first: 1, starter: 2 });
  expect(small).toEqual({ first: 1 });
  expect(boxBig).toEqual({ 'first-12': 1, 'starter-12': 3 });
  expect(boxSmall).toEqual({ 'first-12': 1 });
});

describe('RACING_1M on orders in which every three cars occur on every three places equally often', () => {
  const { playTypes } = game('RACING_1M');
  const results = threeWiseOrders().map((order): DrawResult => [
    { prize: 'numbers', numbers: order.map((car) => String(car + 1).padStart(2, '0')) },
  ]);

  test('are such orders', () => {
    expect(results).toHaveLength(720);
    for (const places of [
      [0, 1, 2],
      [7, 3, 9],
    ]) {
      const triples = results.map(([prize]) => places.map((at) => prize?.numbers[at]).join());
      expect(new Set(triples).size).toBe(720);
    }
  });

  test.each(playTypes.map((playType) => [playType.code, playType] as const))(
    '%s wins as often as stated',
    (_, playType) => {
      expect(found(playType, counted(results), 720)).toEqual(stated(playType));
    },
  );

  test('finds the best order for mutually exclusive marks', () => {
    const [spots] = playTypes;
    const sides = playTypes.find(({ code }) => code === 'place-sides');
    const none = Array.from({ length: 8 }, () => []);
    // One car can't be first and second; the other way round it can.
    expect(spots?.maxWins?.([['01'], ['01'], ...none])).toEqual({ hit: 1 });
    expect(spots?.maxWins?.([['01', '02'], ['01'], ...none])).toEqual({ hit: 2 });
    // Only two cars are big and odd.
    const both = ['first', 'second', 'third'].flatMap((place) => [`${place}-big`, `${place}-odd`]);
    expect(Object.keys(sides?.maxWins?.([both]) ?? {})).toHaveLength(5);
    expect(Object.keys(sides?.maxWins?.([both.slice(0, 4)]) ?? {})).toHaveLength(4);
    // In any order of the ten, five are big and five are odd.
    const all = sides?.shape.kind === 'options' ? sides.shape.options : [];
    expect(Object.keys(sides?.maxWins?.([all]) ?? {})).toHaveLength(20);
  });
});

describe('matches', () => {
  const board = { from: 1, to: 9, width: 1 };
  const reduced = (picks: number): PlayType =>
    matchPlay({
      code: 'reduced',
      group: 'reduced',
      board,
      picks,
      max: 9,
      drawn: 4,
      read: (result) => result[0]?.numbers ?? [],
      pays: Array.from(
        { length: picks + 1 },
        (_, matched) => [matched, FULL_PAYOUT] as const,
      ).filter(([matched]) => choose(4, matched) * choose(5, picks - matched) > 0),
    });
  const results = [
    ...everyDraw([{ prize: 'numbers', kind: 'balls', board, count: 4, isOrdered: false }]),
  ];

  test.each([1, 2, 3, 4, 5, 6])('of %i picks win as often as stated', (picks) => {
    expect(found(reduced(picks), counted(results), results.length)).toEqual(stated(reduced(picks)));
  });

  test.each([1, 3, 5])('of %i picks win at most the stated maximum', (picks) => {
    const wins = largestWins(reduced(picks), results, 10);
    expect(wins).toEqual(asStated(wins));
  });

  test.each([
    [42, 5_245_786],
    [45, 8_145_060],
    [49, 13_983_816],
    [55, 28_989_675],
    [58, 40_475_358],
  ])('of the jackpot of 6/%i occur once in %i bets', (highest, odds) => {
    const [jackpot] = game(`PH_6_${highest}`).playTypes[0]?.tiers ?? [];
    expect(oneIn(jackpot?.chance ?? { wins: 1, of: 1 })).toBe(odds);
  });

  test("of keno are equally likely from the draw's and the bet's perspective", () => {
    for (const { code, tiers } of game('KENO_1M').playTypes.filter(
      ({ group }) => group === 'pick',
    )) {
      const picks = Number(code.slice('pick-'.length));
      for (const { code, chance } of tiers) {
        const matched = Number(code.slice('match-'.length));
        const draws = BigInt(choose(picks, matched)) * chooseAll(80 - picks, 20 - matched);
        expect(draws * BigInt(chance.of)).toBe(BigInt(chance.wins) * chooseAll(80, 20));
      }
    }
    const tenOfTen = game('KENO_1M').playTypes.find(({ code }) => code === 'pick-10')?.tiers[0];
    expect(oneIn(tenOfTen?.chance ?? { wins: 1, of: 1 })).toBeCloseTo(8_911_711.18, 2);
  });

  test('of keno pay more the more there are', () => {
    for (const { tiers } of game('KENO_1M').playTypes.filter(({ group }) => group === 'pick')) {
      const worth = tiers.map(({ chance, pay }) =>
        pay.kind === 'share' ? pay.basisPoints * oneIn(chance) : 0,
      );
      const ofMatches = worth.slice(0, tiers.at(-1)?.code === 'match-0' ? -1 : undefined);
      expect(ofMatches).toEqual(ofMatches.toSorted((a, b) => b - a));
    }
  });
});

/** The number of ways to choose, by Pascal's rule: independent of the formula used by the rules. */
function chooseAll(n: number, k: number): bigint {
  let row = [1n];
  for (let size = 1; size <= n; size += 1)
    row = Array.from(
      { length: size + 1 },
      (_, index) => (row[index - 1] ?? 0n) + (row[index] ?? 0n),
    );
  return row[k] ?? 0n;
}

test('has the right distribution of the sums and halves of keno', () => {
  const ways = (isIt: (sum: number) => boolean) =>
    setSumFacts({ from: 1, to: 80, width: 2 }, 20).reduce(
      (sum, fact) => (isIt(fact.value) ? sum + BigInt(fact.ways) : sum),
      0n,
    );
  const halves = (isIt: (low: number) => boolean) =>
    Array.from({ length: 21 }, (_, low) => low)
      .filter(isIt)
      .reduce((sum, low) => sum + chooseAll(40, low) * chooseAll(40, 20 - low), 0n);
  const all = chooseAll(80, 20);
  const chances = new Map(
    game('KENO_1M')
      .playTypes.flatMap(({ tiers }) => tiers)
      .map(({ code, chance }) => [code, chance]),
  );
  const counts: Record<string, bigint> = {
    big: ways((sum) => sum > 810),
    small: ways((sum) => sum < 810),
    middle: ways((sum) => sum === 810),
    odd: ways((sum) => sum % 2 === 1),
    even: ways((sum) => sum % 2 === 0),
    up: halves((low) => low > 10),
    down: halves((low) => low < 10),
    level: halves((low) => low === 10),
    'more-odd': halves((odd) => odd > 10),
    'more-even': halves((odd) => odd < 10),
    'as-many': halves((odd) => odd === 10),
  };
  for (const [code, count] of Object.entries(counts)) {
    const chance = chances.get(code);
    expect(count * BigInt(chance?.of ?? 0)).toBe(BigInt(chance?.wins ?? 0) * all);
  }
});
