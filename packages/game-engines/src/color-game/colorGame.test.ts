import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOfStakes, type TableStakes } from '../live-table';
import { countColors, countTriples, readDice, writeDice } from './history';
import {
  ALL_ROLLS,
  COLOR_GAME_MODELS,
  COLORS,
  countOf,
  hasWon,
  isTriple,
  settle,
  SPOTS,
  type Color,
} from './rules';
import { COLOR_GAME_RULES } from './tableRules';

const [MODEL] = COLOR_GAME_MODELS;
const [YELLOW, WHITE, PINK, BLUE, RED, GREEN] = [0, 1, 2, 3, 4, 5] as const;
const someStakes = fc.dictionary(
  fc.constantFrom(...SPOTS),
  fc.bigInt({ min: 2n, max: 10n ** 9n }),
  { minKeys: 1 },
);
const someRoll = fc.constantFrom(...ALL_ROLLS);
const payout = (stakes: TableStakes, dice: readonly number[]) => settle(MODEL, dice, stakes).payout;
const turnover = (stakes: TableStakes) => settle(MODEL, [RED, RED, BLUE], stakes).turnover;
const onAllColors = (stake: bigint): TableStakes =>
  Object.fromEntries(COLORS.map((color) => [color, stake]));

describe('the dice', () => {
  it('fall in 216 different ways', () => {
    expect(new Set(ALL_ROLLS.map(String)).size).toBe(216);
    expect(ALL_ROLLS.every((roll) => roll.length === 3)).toBe(true);
    expect(ALL_ROLLS.filter(isTriple)).toHaveLength(6);
  });

  it('show each color about equally often, in every place', () => {
    const rounds = 12_000;
    const counts = Array.from({ length: 3 }, () => COLORS.map(() => 0));
    let triples = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const dice = COLOR_GAME_RULES.draw({
        serverSeed: '5a'.repeat(32),
        clientSeed: 'dice',
        nonce,
      });
      expect(dice).toHaveLength(3);
      if (isTriple(dice)) triples += 1;
      for (const [die, side] of dice.entries()) {
        const ofDie = counts[die] ?? [];
        ofDie[side] = (ofDie[side] ?? 0) + 1;
      }
    }
    for (const ofDie of counts) {
      expect(ofDie).toHaveLength(6);
      const distance = ofDie.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
      // Chi-squared with 5 degrees of freedom: a fair die exceeds it once in a thousand. The seed is fixed.
      expect(distance).toBeLessThan(20.5);
    }
    // One in 36; the standard deviation is 18.
    expect(Math.abs(triples - rounds / 36)).toBeLessThan(3 * 18);
  });
});

describe('a bet', () => {
  it('returns what its card states', () => {
    // Of 216 rolls, a color comes once in 3·5·5, twice in 3·5 and three times in one.
    const color = (75 * 2 + 15 * 3 + 1 * 4) / 216;
    const triple = (6 * 31) / 216;
    expect(COLOR_GAME_RULES.returns['color-game-1']).toEqual({
      color: Math.round(color * 10_000),
      anyTriple: Math.round(triple * 10_000),
    });
    expect(COLOR_GAME_RULES.returns['color-game-1']).toEqual({ color: 9213, anyTriple: 8611 });
  });

  it.each(COLORS)('on %s returns the same as on every color', (color: Color) => {
    const paid = ALL_ROLLS.reduce((sum, roll) => sum + payout({ [color]: 100n }, roll), 0n);
    expect(paid).toBe(19_900n);
  });

  it.each([
    ['no die', [BLUE, WHITE, GREEN], 0n],
    ['one die', [BLUE, RED, GREEN], 200n],
    ['two dice', [RED, BLUE, RED], 300n],
    ['three dice', [RED, RED, RED], 400n],
  ])('on a color pays for %s that shows it', (_, dice, paid) => {
    expect(payout({ red: 100n }, dice)).toBe(paid);
    expect(hasWon('red', dice)).toBe(paid > 0n);
  });

  it('on any three alike pays for each color, and only for three', () => {
    for (const side of [YELLOW, WHITE, PINK, BLUE, RED, GREEN]) {
      expect(payout({ anyTriple: 100n }, [side, side, side])).toBe(3_100n);
    }
    expect(payout({ anyTriple: 100n }, [RED, RED, BLUE])).toBe(0n);
  });

  it('pays the sum of its spots, whatever else is staked', () => {
    fc.assert(
      fc.property(someStakes, someRoll, (stakes, dice) => {
        const apart = Object.entries(stakes).reduce(
          (sum, [spot, stake]) => sum + payout({ [spot]: stake }, dice),
          0n,
        );
        expect(payout(stakes, dice)).toBe(apart);
        const won = SPOTS.some((spot) => spot in stakes && hasWon(spot, dice));
        expect(apart > 0n).toBe(won);
      }),
    );
  });
});

describe('turnover', () => {
  it('is all of a stake that can be lost', () => {
    expect(turnover({ red: 100n })).toBe(100n);
    expect(turnover({ anyTriple: 100n })).toBe(100n);
    expect(turnover({ red: 100n, blue: 50n, anyTriple: 10n })).toBe(160n);
  });

  it('does not count what six equal stakes pay however the dice fall', () => {
    // 600 staked; three alike pay least, 400.
    expect(turnover(onAllColors(100n))).toBe(200n);
    // Three alike now pay more than two alike and another, 500, which pay least.
    expect(turnover({ ...onAllColors(100n), anyTriple: 10n })).toBe(110n);
  });

  it('is between nothing and all that is staked', () => {
    fc.assert(
      fc.property(someStakes, (stakes) => {
        const counted = turnover(stakes);
        expect(counted >= 0n && counted <= sumOfStakes(stakes)).toBe(true);
      }),
    );
  });
});

describe('the history', () => {
  it('encodes each roll in one letter', () => {
    const letters = ALL_ROLLS.map(writeDice);
    expect(letters.every((letter) => letter.length === 1)).toBe(true);
    expect(new Set(letters).size).toBe(216);
    expect(letters.map(readDice)).toEqual(ALL_ROLLS);
    expect(Array.from(letters.join(''), readDice)).toEqual(ALL_ROLLS);
  });

  it('counts the colors, most frequent first, and the triples', () => {
    const sheet = [
      [RED, RED, BLUE],
      [BLUE, RED, GREEN],
      [PINK, PINK, PINK],
      [RED, YELLOW, RED],
    ]
      .map(writeDice)
      .join('');
    expect(countColors(sheet)).toEqual([
      { color: 'red', count: 5 },
      { color: 'pink', count: 3 },
      { color: 'blue', count: 2 },
      { color: 'yellow', count: 1 },
      { color: 'green', count: 1 },
      { color: 'white', count: 0 },
    ]);
    expect(countTriples(sheet)).toBe(1);
    expect(countTriples('')).toBe(0);
  });

  it('writes a round by the letters of its colors', () => {
    expect(COLOR_GAME_RULES.cardResultOf(writeDice([YELLOW, PINK, GREEN]))).toBe('YKG');
    expect(COLOR_GAME_RULES.cardResultOf(writeDice([WHITE, BLUE, RED]))).toBe('WBR');
  });
});

it('counts the dice of a color', () => {
  expect(countOf('red', [RED, RED, BLUE])).toBe(2);
  expect(countOf('blue', [RED, RED, BLUE])).toBe(1);
  expect(countOf('pink', [RED, RED, BLUE])).toBe(0);
});
