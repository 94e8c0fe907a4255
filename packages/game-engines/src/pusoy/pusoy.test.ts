import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrange } from './arrange';
import {
  CARDS,
  HAND_KINDS,
  kindOf,
  rankOf,
  strengthOf,
  HAND_STRENGTH_COUNT,
  type Card,
  type Hand,
} from './hands';
import { ROW_CHANCES } from './rowChances';
import {
  deal,
  HAND_SIZE,
  isValidArrangement,
  payoutOf,
  SHARES_PER_PRIZE,
  PRIZE_COUNT,
  RAKE_BASIS_POINTS,
  rowsOf,
  SEATS,
  showdown,
  type Rows,
} from './table';

const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';
const card = (name: string): Card =>
  RANKS.indexOf(name.charAt(0)) * 4 + SUITS.indexOf(name.charAt(1));
const hand = (names: string): Hand => names.split(' ').map(card) as unknown as Hand;
const laid = (dealtCards: readonly Card[], rows = dealtCards): Rows => {
  const made = rowsOf(rows, dealtCards);
  if (made === undefined) throw new Error('These are not nine cards.');
  return made;
};
const cards = (names: string): Card[] => names.split(' ').map(card);

const dealt = fc
  .shuffledSubarray(
    Array.from({ length: CARDS }, (_, place) => place),
    { minLength: SEATS * HAND_SIZE, maxLength: SEATS * HAND_SIZE },
  )
  .map((deck) =>
    Array.from({ length: SEATS }, (_, seat) =>
      deck.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE),
    ),
  );

describe('three cards', () => {
  it('are ranked by rarity', () => {
    const counts = new Map<string, number>();
    const strengths = new Set<number>();
    for (let one = 0; one < CARDS; one += 1)
      for (let two = one + 1; two < CARDS; two += 1)
        for (let three = two + 1; three < CARDS; three += 1) {
          const kind = kindOf([one, two, three]);
          counts.set(kind, (counts.get(kind) ?? 0) + 1);
          strengths.add(strengthOf([one, two, three]));
        }
    // The published numbers, of 22,100 in total.
    expect(HAND_KINDS.map((kind) => counts.get(kind))).toEqual([16_440, 3744, 1096, 720, 52, 48]);
    expect(strengths.size).toBe(HAND_STRENGTH_COUNT);
    expect(Math.max(...strengths)).toBe(HAND_STRENGTH_COUNT - 1);
  });

  it.each([
    ['As Kd Jc', 'Ks Qd Jh', false],
    ['2c 2d 3h', 'As Kd Jc', true],
    ['Kc Kd 2h', 'Qc Qd Ah', true],
    ['5c 5d Ah', '5h 5s Kc', true],
    ['2c 3c 5c', 'Ac Ad Kh', true],
    ['2c 3d 4h', 'Ah Kh Jh', true],
    ['2c 3d 4h', 'Ac 2d 3h', true],
    ['Qc Kd Ah', 'Jc Qd Kh', true],
    ['2c 2d 2h', 'Qc Kd Ah', true],
    ['Ac 2c 3c', 'Ac Ad Ah', true],
  ])('%s against %s', (one, other, isBetter) => {
    const difference = strengthOf(hand(one)) - strengthOf(hand(other));
    expect(difference > 0).toBe(isBetter);
    expect(difference).not.toBe(0);
  });

  it('have the same value in any order and, with equal ranks, in any suits', () => {
    expect(strengthOf(hand('Kd As Jc'))).toBe(strengthOf(hand('Jc Kd As')));
    expect(strengthOf(hand('Ah Kd Jc'))).toBe(strengthOf(hand('As Kc Jd')));
  });
});

describe('the table', () => {
  it('deals every seat nine cards, without duplicates, and the same for the same seeds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(100_000), async (nonce) => {
        const draw = { serverSeed: '3c'.repeat(32), clientSeed: 'test', nonce };
        const seats = deal(draw);
        expect(seats.map((seat) => seat.length)).toEqual([9, 9, 9, 9]);
        expect(new Set(seats.flat()).size).toBe(36);
        expect(deal(draw)).toEqual(seats);
      }),
      { numRuns: 30 },
    );
  });

  it('deals every card to every place equally often', async () => {
    const deals = 4000;
    const seen = Array.from({ length: CARDS }, () => 0);
    for (let nonce = 0; nonce < deals; nonce += 1) {
      const seats = deal({ serverSeed: '6e'.repeat(32), clientSeed: 'test', nonce });
      for (const one of seats[0] ?? []) seen[one] = (seen[one] ?? 0) + 1;
    }
    const expected = (deals * HAND_SIZE) / CARDS;
    const chiSquare = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 51 degrees of freedom: more than 100 occurs once in tens of thousands.
    expect(chiSquare).toBeLessThan(100);
  });

  it('awards four prizes for any arrangement, none of them negative', () => {
    fc.assert(
      fc.property(dealt, (seats) => {
        const { takes, shares, banner } = showdown(seats.map((seat) => arrange(seat)));
        expect(takes.reduce((sum, take) => sum + take, 0)).toBe(SHARES_PER_PRIZE * PRIZE_COUNT);
        for (const given of [...shares, banner])
          expect(given.reduce((sum, take) => sum + take, 0)).toBe(SHARES_PER_PRIZE);
        expect(takes.every((take) => Number.isInteger(take) && take >= 0)).toBe(true);
      }),
    );
  });

  it('returns exactly the stated share to every seat that arranges like a computer player', () => {
    // All seats have the same rules, and every deal is equally likely with the seats rotated: over the four
    // rotations of any deal the player is paid four stakes less the rake, so that is the overall return.
    fc.assert(
      fc.property(dealt, fc.integer({ min: 1, max: 50_000 }), (seats, hundreds) => {
        const stake = BigInt(hundreds) * 100n;
        let paid = 0n;
        for (let turn = 0; turn < SEATS; turn += 1) {
          const turned = [...seats.slice(turn), ...seats.slice(0, turn)];
          paid += payoutOf(stake, showdown(turned.map((seat) => arrange(seat))).takes[0] ?? 0);
        }
        expect(paid * 10_000n).toBe(stake * BigInt(SEATS) * BigInt(10_000 - RAKE_BASIS_POINTS));
      }),
    );
  });

  it('splits a row among ties, and the banner among seats with equally many rows', () => {
    const seats = [
      'Ks Qd 9c Kc Kd 2h As Ah 2c',
      'Kh Qs 9d 5c 5d 2s 7c 7d 7h',
      '3c 4d 6h 6c 6d 8s 9h 9s Tc',
      '3d 4c 8h 3h 4h 8c Jc Jd Th',
    ].map((names) => laid(cards(names)));
    const end = showdown(seats);
    expect(end.shares).toEqual([
      [6, 6, 0, 0],
      [12, 0, 0, 0],
      [0, 12, 0, 0],
    ]);
    expect(end.banner).toEqual([6, 6, 0, 0]);
    expect(end.takes).toEqual([24, 24, 0, 0]);
    expect(payoutOf(1000n, 24)).toBe(1920n);
  });

  it('accepts exactly the nine dealt cards, each once', () => {
    const mine = cards('Ks Qd 9c Kc Kd 2h As Ah 2c');
    expect(rowsOf(mine.toReversed(), mine)?.flat()).toEqual(mine.toReversed());
    expect(rowsOf([...mine.slice(1), card('3c')], mine)).toBeUndefined();
    expect(rowsOf([...mine.slice(1), card('Qd')], mine)).toBeUndefined();
    expect(rowsOf(mine.slice(1), mine)).toBeUndefined();
  });
});

describe('computer players', () => {
  it('arrange their dealt cards in ordered rows, whatever the dealing order', () => {
    fc.assert(
      fc.property(dealt, (seats) => {
        for (const seat of seats) {
          const rows = arrange(seat);
          expect(rowsOf(rows.flat(), seat)).toBeDefined();
          expect(isValidArrangement(rows)).toBe(true);
          expect(arrange(seat.toReversed())).toEqual(rows);
        }
      }),
    );
  });

  it('distinguish better hands from worse ones', () => {
    for (const row of ROW_CHANCES) {
      expect(row).toHaveLength(HAND_STRENGTH_COUNT);
      row.forEach((chance, strength) => {
        expect(chance).toBeGreaterThanOrEqual(row[strength - 1] ?? 0);
        expect(chance).toBeLessThanOrEqual(1);
      });
    }
  });

  it('put three of a kind in the back if that leaves a pair and an ace before it', () => {
    const rows = arrange(cards('7c 7d 7h Qc Qd 2s Ac 9d 4h'));
    expect(rows.map((row) => kindOf(row))).toEqual(['highCard', 'pair', 'threeOfAKind']);
    expect(rows[0].map(rankOf).includes(12)).toBe(true);
  });

  it('beat a player who arranges the cards as dealt', () => {
    let mine = 0;
    let rounds = 0;
    fc.assert(
      fc.property(dealt, ([first = [], ...others]) => {
        const heaps = [first.slice(0, 3), first.slice(3, 6), first.slice(6)].sort(
          (one, other) => strengthOf(one as unknown as Hand) - strengthOf(other as unknown as Hand),
        );
        const rows = laid(first, heaps.flat());
        mine += showdown([rows, ...others.map((seat) => arrange(seat))]).takes[0] ?? 0;
        rounds += 1;
      }),
      { numRuns: 1000, endOnFailure: true },
    );
    expect(mine / rounds / SHARES_PER_PRIZE).toBeLessThan(0.5);
  });
});
