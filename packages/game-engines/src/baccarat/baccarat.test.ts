import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankOf, suitOf, type Card } from '../cards';
import { bigRoad, derivedRoad, ROAD_ROWS, runsOf, type TableStakes } from '../live-table';
import { drawShoe } from './drawShoe';
import { STATED_RETURNS, returnsOf } from './returns';
import {
  BACCARAT_MODELS,
  DECKS,
  bankerDraws,
  hasWon,
  pointsOf,
  readRound,
  settle,
  SPOTS,
  valueOf,
  type Spot,
} from './rules';
import { readMark, writeMark, type Mark } from './history';

const [CLASSIC, FREE] = BACCARAT_MODELS;
/** A card worth this many points, of clubs. */
const card = (points: number): Card => (points === 0 ? 9 : points - 1);
const shoeOf = (...points: number[]): Card[] => points.map(card);

describe('the cards', () => {
  it('count one for the ace, face value for two to nine, zero for ten and pictures', () => {
    const points = Array.from({ length: 13 }, (_, rank) => pointsOf(rank));
    expect(points).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0]);
    expect([rankOf(51), suitOf(51), rankOf(0), suitOf(0)]).toEqual([12, 3, 0, 0]);
  });

  it('come from eight decks, without duplicates', async () => {
    const seen = new Map<number, number>();
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const shoe = drawShoe({ serverSeed: '22'.repeat(32), clientSeed: 'test', nonce });
      expect(shoe).toHaveLength(6);
      for (const one of shoe) {
        expect(one).toBeGreaterThanOrEqual(0);
        expect(one).toBeLessThan(52);
        seen.set(one, (seen.get(one) ?? 0) + 1);
      }
    }
    // 1,800 cards over 52 kinds: each about 35 times.
    expect(seen.size).toBe(52);
    expect(Math.max(...seen.values())).toBeLessThan(75);
  });
});

describe('the third card', () => {
  // The table as printed by casinos: for each banker's value, the player's third cards on which the banker
  // draws.
  const PRINTED: Readonly<Record<number, string>> = {
    0: '0123456789',
    1: '0123456789',
    2: '0123456789',
    3: '012345679',
    4: '234567',
    5: '4567',
    6: '67',
    7: '',
  };

  it('is drawn by the banker according to the printed table', () => {
    for (const [value, thirds] of Object.entries(PRINTED)) {
      for (let points = 0; points < 10; points += 1) {
        expect([value, points, bankerDraws(Number(value), card(points))]).toEqual([
          value,
          points,
          thirds.includes(String(points)),
        ]);
      }
    }
    expect(Array.from({ length: 8 }, (_, value) => bankerDraws(value, undefined))).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('is drawn by the player on zero to five, and by neither side after a natural', () => {
    for (let first = 0; first < 10; first += 1) {
      for (let second = 0; second < 10; second += 1) {
        const { player, natural } = readRound(shoeOf(first, 7, second, 0, 1, 1));
        const value = (first + second) % 10;
        expect(player.length).toBe(value <= 5 ? 3 : 2);
        expect(natural).toBe(value >= 8);
      }
    }
    // The banker's eight ends the round for a player with three.
    expect(readRound(shoeOf(3, 8, 0, 0, 5, 5)).dealt).toHaveLength(4);
    // The player stands on six, the banker draws on five.
    const round = readRound(shoeOf(6, 5, 0, 0, 4, 9));
    expect(round.dealt).toHaveLength(5);
    expect([valueOf(round.player), valueOf(round.banker), round.winner]).toEqual([6, 9, 'banker']);
  });
});

describe('a bet', () => {
  const pays = (model: (typeof BACCARAT_MODELS)[number], shoe: Card[], stakes: TableStakes) =>
    settle(model, readRound(shoe), stakes);
  const bankerSix = shoeOf(2, 6, 3, 0, 0, 0);
  const bankerNine = shoeOf(2, 9, 3, 0, 0, 0);
  const tie = shoeOf(9, 9, 0, 0, 0, 0);

  it('pays the banker less five percent, or half on a six without commission', () => {
    expect(pays(CLASSIC, bankerNine, { banker: 100n })).toEqual({ payout: 195n, turnover: 100n });
    expect(pays(CLASSIC, bankerSix, { banker: 100n }).payout).toBe(195n);
    expect(pays(FREE, bankerNine, { banker: 100n }).payout).toBe(200n);
    expect(valueOf(readRound(bankerSix).banker)).toBe(6);
    expect(pays(FREE, bankerSix, { banker: 100n }).payout).toBe(150n);
  });

  it("is returned on a tie, which pays eight to one, and doesn't count as turnover then", () => {
    expect(pays(CLASSIC, tie, { player: 300n, banker: 200n, tie: 100n })).toEqual({
      payout: 300n + 200n + 900n,
      turnover: 100n,
    });
  });

  it('on both sides counts as turnover by its difference only', () => {
    expect(pays(CLASSIC, bankerNine, { player: 300n, banker: 200n }).turnover).toBe(100n);
  });

  it('on a pair pays eleven to one, whichever side wins', () => {
    // Player has two nines of different suits, banker an ace and a king.
    const round = readRound([8, 0, 8 + 13, 12, 3, 3]);
    expect([round.playerPair, round.bankerPair]).toEqual([true, false]);
    expect(settle(CLASSIC, round, { playerPair: 100n, bankerPair: 100n }).payout).toBe(1200n);
    // Ten and king have the same value but are not a pair.
    expect(readRound([9, 0, 12, 1, 3, 3]).playerPair).toBe(false);
  });

  it('never pays less than zero, nor more than its best spots', () => {
    const amounts = fc.bigInt({ min: 0n, max: 5_000_000n }).map((minor) => minor - (minor % 20n));
    const stakes = fc.record({
      player: amounts,
      banker: amounts,
      tie: amounts,
      playerPair: amounts,
      bankerPair: amounts,
    });
    fc.assert(
      fc.property(fc.array(fc.nat(51), { minLength: 6, maxLength: 6 }), stakes, (shoe, bet) => {
        const round = readRound(shoe);
        const { payout, turnover } = settle(CLASSIC, round, bet);
        const won = SPOTS.filter((spot) => hasWon(spot, round));
        expect(won.filter((spot) => spot === round.winner)).toHaveLength(1);
        const max = SPOTS.reduce((sum, spot) => sum + bet[spot] * 12n, 0n);
        expect(payout >= 0n && payout <= max).toBe(true);
        expect(turnover <= SPOTS.reduce((sum, spot) => sum + bet[spot], 0n)).toBe(true);
      }),
    );
  });
});

describe.each(BACCARAT_MODELS.map((model) => [model.id, model] as const))('%s', (id, model) => {
  it('returns what its card states, counted over every order of six values', () => {
    const exact = returnsOf(model);
    for (const spot of SPOTS) {
      expect(Math.round(exact[spot] * 10_000)).toBe(STATED_RETURNS[id]?.[spot]);
    }
  });

  it('returns about that in play, dealt by the seeds', async () => {
    const rounds = 20_000;
    const sums: Record<Spot, number> = {
      player: 0,
      banker: 0,
      tie: 0,
      playerPair: 0,
      bankerPair: 0,
    };
    const squares = { ...sums };
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const round = readRound(drawShoe({ serverSeed: '5a'.repeat(32), clientSeed: id, nonce }));
      for (const spot of SPOTS) {
        const payout = Number(settle(model, round, { [spot]: 10_000n }).payout) / 10_000;
        sums[spot] += payout;
        squares[spot] += payout ** 2;
      }
    }
    const exact = returnsOf(model);
    for (const spot of SPOTS) {
      const mean = sums[spot] / rounds;
      const error = Math.sqrt((squares[spot] / rounds - mean ** 2) / rounds);
      expect(Math.abs(mean - exact[spot])).toBeLessThan(4 * error);
    }
  });
});

it('returns the published figures for eight decks', () => {
  const { player, banker, tie, playerPair } = returnsOf(CLASSIC);
  expect(player - 1).toBeCloseTo(-0.012351, 6);
  expect(banker - 1).toBeCloseTo(-0.010579, 6);
  expect(tie - 1).toBeCloseTo(-0.143596, 6);
  expect(playerPair).toBeCloseTo((12 * (4 * DECKS - 1)) / (52 * DECKS - 1), 12);
  expect(returnsOf(FREE).banker - 1).toBeCloseTo(-0.014581, 5);
});

describe('the road maps', () => {
  const marks = (letters: string): Mark[] =>
    letters.split('').map((letter) => ({
      winner: letter === 'P' ? 'player' : letter === 'B' ? 'banker' : 'tie',
      playerPair: false,
      bankerPair: false,
      natural: false,
    }));

  it('encode a round in one letter', () => {
    for (const winner of ['player', 'banker', 'tie'] as const) {
      for (let flags = 0; flags < 8; flags += 1) {
        const mark = {
          winner,
          playerPair: (flags & 1) > 0,
          bankerPair: (flags & 2) > 0,
          natural: (flags & 4) > 0,
        };
        expect(writeMark(mark)).toHaveLength(1);
        expect(readMark(writeMark(mark))).toEqual(mark);
      }
    }
  });

  it('bend a long run at the bottom, and count ties on the win before them', () => {
    const { cells, openingTies } = bigRoad(marks('TBBBBBBBBTTPB'));
    expect(openingTies).toBe(1);
    expect(cells.map(({ column, row }) => `${column},${row}`)).toEqual([
      '0,0',
      '0,1',
      '0,2',
      '0,3',
      '0,4',
      '0,5',
      '1,5',
      '2,5',
      '1,0',
      '2,0',
    ]);
    expect(cells[7]?.ties).toBe(2);
  });

  it('never put two wins in one cell', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...'PPPBBBT'.split('')), { maxLength: 120 }),
        (letters) => {
          const all = marks(letters.join(''));
          const { cells } = bigRoad(all);
          const places = cells.map(({ column, row }) => `${column},${row}`);
          expect(new Set(places).size).toBe(places.length);
          expect(cells.every(({ row }) => row >= 0 && row < ROAD_ROWS)).toBe(true);
          expect(cells.length).toBe(runsOf(all).reduce((sum, run) => sum + run, 0));
        },
      ),
    );
  });

  it('compare a run with earlier ones, red if the pattern repeats', () => {
    // Runs of 2, 2, 1, 3.
    const sheet = marks('BBPPBPPP');
    expect(runsOf(sheet)).toEqual([2, 2, 1, 3]);
    // Big eye: second of run 2 against run 1 (both there: red); run 3 opens after 2 = 2 (red); run 4 opens
    // after 1 and 2 (blue), its second place is missing in run 3 (blue), its third twice missing (red).
    expect(derivedRoad(sheet, 1)).toEqual([true, true, false, false, true]);
    // The small road starts with the second of run 3 or the opening of run 4: 1 against 2 is blue; then
    // against run 2: its second exists (red), its third doesn't (blue).
    expect(derivedRoad(sheet, 2)).toEqual([false, true, false]);
    expect(derivedRoad(sheet, 3)).toEqual([true, false]);
  });
});
