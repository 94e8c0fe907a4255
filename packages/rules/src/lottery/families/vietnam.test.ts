import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Lottery, PlayType } from '../model/lottery';
import { oddsOf, REBATES } from '../pricing';
import { PRIZE_MODES } from '../prizeModes';
import { drawsOfDay } from '../schedule';
import {
  betsOf,
  countBets,
  selectionErrorOf,
  writeValue,
  type Selection,
} from '../model/selection';
import { readDraw, type DrawResult, type DrawSpace, type PrizeSpace } from '../model/space';
import { VIETNAM } from './vietnam';
import { chanceAllFall, chanceNoneFalls, vietnamPlays } from './vietnamPlays';

const codes = VIETNAM.map(({ code }) => code);
const byCode = (code: string): Lottery => VIETNAM.find((each) => each.code === code)!;
const SPACES = [byCode('VN_NORTH'), byCode('VN_DA_LAT')] as const;
const playOf = (plays: readonly PlayType[], code: string) =>
  plays.find((each) => each.code === code)!;
const hits = (playType: PlayType, selection: Selection, result: DrawResult) =>
  playType.settle(selection, result)['hit'] ?? 0;

const digitsOf = (prize: PrizeSpace) => (prize.kind === 'digits' ? prize.digits : 0);
const numbersIn = (space: DrawSpace) => space.reduce((sum, { count }) => sum + count, 0);

/** Draws whose numbers end in few different digits, so that hits and repetitions are frequent. */
const drawOf = (space: DrawSpace) =>
  fc
    .tuple(
      ...space.map((prize) =>
        fc.array(
          fc.oneof(
            fc.nat({ max: 10 ** digitsOf(prize) - 1 }),
            fc.constantFrom(7, 11, 70, 77, 107, 1107).map((end) => end % 10 ** digitsOf(prize)),
          ),
          { minLength: prize.count, maxLength: prize.count },
        ),
      ),
    )
    .map((drawn) => readDraw(space, drawn.flat()));

const selectionOf = ({ shape }: PlayType): fc.Arbitrary<Selection> => {
  if (shape.kind === 'set') {
    const { from, to, width } = shape.board;
    const value = fc
      .oneof(fc.integer({ min: from, max: to }), fc.constantFrom(7, 11, 70, 77))
      .map((drawn) => writeValue(Math.min(drawn, to), width));
    const max = Math.min(shape.max, 14);
    return fc.uniqueArray(value, { minLength: shape.picks, maxLength: max }).map((list) => [list]);
  }
  if (shape.kind !== 'entries') throw new Error('No Vietnamese play type has another shape.');
  const value = fc
    .oneof(fc.nat({ max: 10 ** shape.digits - 1 }), fc.constantFrom(107, 77, 7))
    .map((drawn) => writeValue(drawn, shape.digits));
  return fc.uniqueArray(value, { minLength: 1, maxLength: 20 }).map((list) => [list]);
};

/** A play type of the north or of the provinces, a valid selection, and a draw. */
const betOnDraw = fc.constantFrom(...SPACES).chain(({ space, playTypes }) =>
  fc.constantFrom(...playTypes).chain((playType) =>
    fc.record({
      playType: fc.constant(playType),
      space: fc.constant(space),
      selection: selectionOf(playType),
      result: drawOf(space),
    }),
  ),
);

test('has the familiar weekly draws', () => {
  expect(codes).toHaveLength(36);
  expect(new Set(codes).size).toBe(36);
  const drawnOn = (day: string) => {
    const noon = Date.parse(`${day}T12:00:00+07:00`);
    return VIETNAM.filter(({ schedule }) => drawsOfDay(schedule, noon).length > 0);
  };
  // 16 to 22 November 2026 are Monday to Sunday.
  const perDay = [16, 17, 18, 19, 20, 21, 22].map((day) => {
    const drawn = drawnOn(`2026-11-${day}`);
    return ['north', 'central', 'south'].map(
      (region) => drawn.filter((each) => each.region === region).length,
    );
  });
  expect(perDay).toEqual([
    [1, 2, 3],
    [1, 2, 3],
    [1, 2, 3],
    [1, 3, 3],
    [1, 2, 3],
    [1, 3, 4],
    [1, 3, 3],
  ]);
});

test('draws 27 numbers in the north and 18 in a province', () => {
  for (const { region, space } of VIETNAM) {
    expect(numbersIn(space)).toBe(region === 'north' ? 27 : 18);
  }
  expect(SPACES.map(({ space }) => digitsOf(space[0]!))).toEqual([5, 6]);
});

test('counts a selection’s bets as listed, and settles it as their sum', () => {
  fc.assert(
    fc.property(betOnDraw, ({ playType, selection, result }) => {
      expect(selectionErrorOf(playType.shape, selection)).toBeUndefined();
      const bets = [...betsOf(playType.shape, selection)];
      expect(bets).toHaveLength(countBets(playType.shape, selection));
      const sum = bets.reduce((wins, bet) => wins + hits(playType, bet, result), 0);
      expect(hits(playType, selection, result)).toBe(sum);
    }),
    { numRuns: 300 },
  );
});

test('settles independently of the order of selection and draw', () => {
  fc.assert(
    fc.property(betOnDraw, ({ playType, selection, result }) => {
      const turned = result
        .toReversed()
        .map(({ prize, numbers }) => ({ prize, numbers: numbers.toReversed() }));
      expect(
        hits(
          playType,
          selection.map((list) => list.toReversed()),
          turned,
        ),
      ).toBe(hits(playType, selection, result));
    }),
    { numRuns: 300 },
  );
});

test('never exceeds its maximum win', () => {
  fc.assert(
    fc.property(betOnDraw, ({ playType, selection, result }) => {
      const max = playType.maxWins!(selection)['hit'] ?? 0;
      expect(hits(playType, selection, result)).toBeLessThanOrEqual(max);
    }),
    { numRuns: 300 },
  );
});

/** Every number of the draw ends in the value that `value` returns for its place. */
const drawEndingIn = (space: DrawSpace, value: (place: number) => number): DrawResult => {
  let place = -1;
  return readDraw(
    space,
    space.flatMap((prize) =>
      Array.from({ length: prize.count }, () => {
        place += 1;
        return Number(String(value(place)).repeat(3).slice(-digitsOf(prize)));
      }),
    ),
  );
};

/** Ten numbers, and a draw in which they win the maximum. */
function bestCase({ shape, group }: PlayType, space: DrawSpace): [Selection, DrawResult] {
  const tens = drawEndingIn(space, (place) => 10 + (place % 10));
  const from = (first: number) => Array.from({ length: 10 }, (_, index) => `${first + index}`);
  if (group === 'xien') return [[from(10)], tens];
  if (group === 'truot') return [[from(80)], tens];
  const digits = shape.kind === 'entries' ? shape.digits : undefined;
  const width = digits ?? (shape.kind === 'set' ? shape.board.width : 0);
  return [[['7'.repeat(width)]], drawEndingIn(space, () => 77)];
}

test.each(SPACES)('can win its stated maximum in $name', ({ space, playTypes }) => {
  for (const playType of playTypes) {
    const [selection, result] = bestCase(playType, space);
    expect(hits(playType, selection, result)).toBe(playType.maxWins!(selection)['hit']);
  }
});

/** Counts the wins on the drawn numbers as a player would by hand. */
function countedByHand(code: string, number: string, result: DrawResult): number {
  const of = (prize: string) => result.find((each) => each.prize === prize)?.numbers ?? [];
  const special = of('special')[0]!;
  const lowest = result.at(-1)!.numbers;
  const ends = (numbers: readonly string[]) =>
    numbers.filter((each) => each.length >= number.length && each.endsWith(number)).length;
  switch (code) {
    case 'de':
    case 'tail':
    case 'cang-3':
    case 'cang-4':
      return special.endsWith(number) ? 1 : 0;
    case 'de-first':
      return special.startsWith(number) ? 1 : 0;
    case 'head':
      return special.at(-2) === number ? 1 : 0;
    case 'first-prize':
      return of('first')[0]!.endsWith(number) ? 1 : 0;
    case 'low':
      return ends(lowest);
    case 'low-and-special':
      return ends([special, ...lowest]);
    case 'lo-2':
    case 'lo-3':
    case 'lo-4':
      return ends(result.flatMap(({ numbers }) => numbers));
    default:
      throw new Error(`${code} is not a bet on one number.`);
  }
}

test('settles bets on one number as counted by hand', () => {
  fc.assert(
    fc.property(betOnDraw, ({ playType, selection, result }) => {
      fc.pre(!['xien', 'truot'].includes(playType.group));
      const [chosen = []] = selection;
      const byHand = chosen.reduce(
        (sum, number) => sum + countedByHand(playType.code, number, result),
        0,
      );
      expect(hits(playType, selection, result)).toBe(byHand);
    }),
    { numRuns: 500 },
  );
});

/** The wins of one bet in every outcome of a space that is small enough to enumerate. */
function enumerate(space: DrawSpace, playType: PlayType, bet: Selection) {
  const limits = space.flatMap((prize) =>
    Array.from({ length: prize.count }, () => 10 ** digitsOf(prize)),
  );
  const of = limits.reduce((product, limit) => product * limit, 1);
  let wins = 0;
  for (let outcome = 0; outcome < of; outcome += 1) {
    let rest = outcome;
    const drawn = limits.map((limit) => {
      const value = rest % limit;
      rest = Math.floor(rest / limit);
      return value;
    });
    wins += hits(playType, bet, readDraw(space, drawn));
  }
  return { wins, of };
}

const REDUCED: DrawSpace = [
  { prize: 'special', kind: 'digits', count: 1, digits: 3 },
  { prize: 'first', kind: 'digits', count: 1, digits: 2 },
];

test.each([
  ['de', '07'],
  ['de-first', '07'],
  ['first-prize', '70'],
  ['lo-2', '77'],
  ['lo-3', '107'],
  ['head', '0'],
  ['tail', '7'],
  ['cang-3', '007'],
  ['low', '99'],
  ['low-and-special', '11'],
  ['xien-2', '07,70'],
  ['truot-4', '07,70,11,12'],
])('has the chance of %s found by enumerating a small space', (code, numbers) => {
  const playType = playOf(vietnamPlays(REDUCED), code);
  const { wins, of } = enumerate(REDUCED, playType, [numbers.split(',')]);
  const { chance } = playType.tiers[0]!;
  expect(BigInt(wins) * BigInt(chance.of)).toBe(BigInt(chance.wins) * BigInt(of));
});

test.each(['cang-4', 'lo-4'])('has the chance of %s in a special prize of four digits', (code) => {
  const space: DrawSpace = [{ prize: 'special', kind: 'digits', count: 1, digits: 4 }];
  const playType = playOf(vietnamPlays(space), code);
  expect(enumerate(space, playType, [['0107']])).toEqual({ wins: 1, of: 10_000 });
  expect(playType.tiers[0]!.chance).toEqual({ wins: 1, of: 10_000 });
});

/**
 * Of `values ** drawn` possible draws, the number in which all (or none) of the first `picks` values are
 * drawn.
 */
function walk(picks: number, drawn: number, values: number) {
  let all = 0;
  let none = 0;
  for (let outcome = 0; outcome < values ** drawn; outcome += 1) {
    const fallen = new Set<number>();
    for (let place = 0, rest = outcome; place < drawn; place += 1) {
      fallen.add(rest % values);
      rest = Math.floor(rest / values);
    }
    const own = Array.from({ length: picks }, (_, value) => fallen.has(value));
    if (own.every(Boolean)) all += 1;
    if (!own.some(Boolean)) none += 1;
  }
  return { all: BigInt(all), none: BigInt(none) };
}

test('counts all and none by inclusion and exclusion like an enumeration of small draws', () => {
  for (const [picks, drawn, values] of [
    [2, 5, 5],
    [3, 6, 5],
    [4, 7, 5],
    [4, 6, 6],
    [3, 2, 9],
    [5, 7, 5],
  ] as const) {
    const { all, none } = walk(picks, drawn, values);
    expect(chanceAllFall(picks, drawn, values).wins).toBe(all);
    expect(chanceNoneFalls(picks, drawn, values).wins).toBe(none);
  }
});

/**
 * The same in the real space, computed differently: after each number, the count of ways in which a number of
 * the picks was drawn.
 */
function waysByFallen(picks: number, drawn: number): bigint[] {
  let ways = [1n, ...Array.from({ length: picks }, () => 0n)];
  for (let place = 0; place < drawn; place += 1) {
    ways = ways.map(
      (stay, fallen) =>
        stay * BigInt(100 - picks + fallen) + (ways[fallen - 1] ?? 0n) * BigInt(picks - fallen + 1),
    );
  }
  return ways;
}

test.each(SPACES)('has the exact chances of xiên and trượt in $name', ({ space, playTypes }) => {
  const drawn = numbersIn(space);
  const together = playTypes.flatMap(({ shape, group, tiers }) =>
    shape.kind === 'set' && shape.picks > 1 ? [{ picks: shape.picks, group, tiers }] : [],
  );
  expect(together.map(({ picks }) => picks)).toEqual([2, 3, 4, 4, 8, 10]);
  for (const { picks, group, tiers } of together) {
    const ways = waysByFallen(picks, drawn);
    expect(tiers[0]!.chance).toEqual({
      wins: ways.at(group === 'xien' ? -1 : 0),
      of: 100n ** BigInt(drawn),
    });
  }
});

test('pays lô by how many numbers have enough digits', () => {
  const chances = (lottery: Lottery) =>
    ['lo-2', 'lo-3', 'lo-4', 'low', 'low-and-special'].map(
      (code) => playOf(lottery.playTypes, code).tiers[0]!.chance.wins,
    );
  expect(chances(SPACES[0])).toEqual([27, 23, 20, 4, 5]);
  expect(chances(SPACES[1])).toEqual([18, 17, 16, 1, 2]);
});

test('never pays more than the stated return less the rebate', () => {
  for (const { playTypes } of SPACES) {
    for (const { tiers } of playTypes) {
      for (const mode of ['Lott', 'ZY', 'Elott', 'SEA'] as const) {
        for (const rebate of REBATES) {
          const [tier] = tiers;
          const { wins, of } = tier!.chance;
          const paid = BigInt(oddsOf(tier!, { mode, rebate })) * BigInt(wins) * 10n;
          const stated = BigInt(PRIZE_MODES[mode].returnBasisPoints - rebate) * BigInt(of);
          expect(tiers).toHaveLength(1);
          expect(paid <= stated).toBe(true);
          // Rounding down costs at most one step of the odds.
          expect(paid + BigInt(wins) * 10n > stated).toBe(true);
        }
      }
    }
  }
});
