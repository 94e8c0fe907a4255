import type { FairDraw } from '@perya/rules/fairness';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankOf, suitOf, type Card } from '../cards';
import { matchResultOf, replayMatch, type PlayedAction } from '../match';
import { arrangeHand, isMeld, meldsIn, sumOf, valueOf } from './melds';
import { TONGITS_MAX_POINTS, type TongitsAction } from './protocol';
import { TONGITS_RULES } from './rules';
import type { TongitsState } from './state';

const RANKS = 'A23456789TJQK';
const SUITS = 'cdhs';

/** Cards by name: `Ah Th` are the ace and the ten of hearts. */
const cards = (names: string): Card[] =>
  names
    .split(' ')
    .filter(Boolean)
    .map((name) => SUITS.indexOf(name.slice(1)) * 13 + RANKS.indexOf(name.slice(0, 1)));

const nameOf = (card: Card): string => `${RANKS[rankOf(card)]}${SUITS[suitOf(card)]}`;

const seeds = fc.record({
  serverSeed: fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString('hex')),
  clientSeed: fc.string({ minLength: 1, maxLength: 10 }),
  nonce: fc.nat(1000),
});

const { act, actorsOf, decide, decideLate, pointsOf, viewOf } = TONGITS_RULES;
const seats = 3;
const deal = (draw: FairDraw) => TONGITS_RULES.deal(draw, seats);
const start = (outcome: readonly number[]) => TONGITS_RULES.start(outcome, seats);

/** Plays a match; each seat acts like a house player, or like a player who is away. */
function playOut(outcome: readonly number[], isAway: readonly boolean[]) {
  const states = [start(outcome)];
  const actions: PlayedAction[] = [];
  for (let state = states[0]; state !== undefined;) {
    const [seat] = actorsOf(state);
    if (seat === undefined) return { states, actions, last: state };
    const view = viewOf(state, seat);
    const action = isAway[seat] === true ? decideLate(view) : decide(view);
    actions.push({ seat, action, by: 'house' });
    state = act(state, seat, action);
    states.push(state);
  }
  throw new Error('A match without a state.');
}

const matches = fc.record({
  draw: seeds,
  isAway: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
});

/** A state in which seat 0 has to play, with these cards. */
function stateWith(changes: Partial<TongitsState>): TongitsState {
  const base = start([...Array(52).keys(), 0]);
  return { ...base, ...changes };
}

describe('melds', () => {
  it.each([
    ['7c 7d 7h', true],
    ['7c 7d 7h 7s', true],
    ['7c 7d', false],
    ['Ah 2h 3h', true],
    ['3h Ah 2h', true],
    ['Qh Kh Ah', false],
    ['4s 5s 6s 7s 8s', true],
    ['4s 5s 6h', false],
    ['4s 5s 7s', false],
    ['Kc Ad 2d', false],
    ['7c 7d 7d', false],
  ])('%s: %s', (names, expected) => {
    expect(isMeld(cards(names))).toBe(expected);
  });

  it('counts an ace as one and pictures as ten', () => {
    expect(cards('Ac 9d Th Js Qc Kd').map(valueOf)).toEqual([1, 9, 10, 10, 10, 10]);
  });

  it('leaves the fewest points', () => {
    // The run of four leaves two sevens and the king.
    const { melds, rest, points } = arrangeHand(cards('4s 5s 6s 7s 7c 7d Ks'));
    expect(melds.map((meld) => meld.map(nameOf))).toEqual([
      ['4s', '5s', '6s'],
      ['7c', '7d', '7s'],
    ]);
    expect(rest.map(nameOf)).toEqual(['Ks']);
    expect(points).toBe(10);
    expect(arrangeHand(cards('4s 5s 6s 7s 7c 7d 7h')).points).toBe(0);
    expect(arrangeHand([]).points).toBe(0);
  });

  it('arranges any hand into melds of its own cards, and no single meld would be better', () => {
    const hands = fc.uniqueArray(fc.nat(51), { maxLength: 13 });
    fc.assert(
      fc.property(hands, (hand) => {
        const { melds, rest, points } = arrangeHand(hand);
        expect(melds.every(isMeld)).toBe(true);
        expect([...melds.flat(), ...rest].toSorted((a, b) => a - b)).toEqual(
          hand.toSorted((a, b) => a - b),
        );
        expect(points).toBe(sumOf(rest));
        for (const meld of meldsIn(hand.toSorted((a, b) => a - b))) {
          expect(isMeld(meld)).toBe(true);
          expect(points).toBeLessThanOrEqual(sumOf(hand) - sumOf(meld));
        }
      }),
    );
  });
});

describe('a match', () => {
  it('ends, keeps all 52 cards, and its points are 0 in total and never more than the stake', () => {
    const reasons = new Set<string>();
    fc.assert(
      fc.property(matches, ({ draw, isAway }) => {
        const outcome = deal(draw);
        expect(outcome.slice(0, 52).toSorted((a, b) => a - b)).toEqual([...Array(52).keys()]);
        const { states, actions, last } = playOut(outcome, isAway);
        for (const { hands, melds, stock, discards } of states) {
          const all = [...hands.flat(), ...melds.flat(2), ...stock, ...discards];
          expect(new Set(all).size).toBe(52);
          expect(all).toHaveLength(52);
          expect(melds.flat().every(isMeld)).toBe(true);
        }
        const points = pointsOf(last) ?? [];
        expect(points.reduce((sum, one) => sum + one, 0)).toBe(0);
        expect(Math.min(...points)).toBeGreaterThanOrEqual(-TONGITS_MAX_POINTS);
        expect(points.filter((one) => one > 0)).toHaveLength(1);
        expect(replayMatch(TONGITS_RULES, { outcome, seats }, actions)).toEqual(last);
        reasons.add(last.end?.reason ?? '');
      }),
      { numRuns: 300 },
    );
    expect(reasons).toEqual(new Set(['tongits', 'call', 'stock']));
  });

  it('pays out the stakes less the rake, to the cent', () => {
    const stakes = fc.integer({ min: 20, max: 1_000_000 }).map((steps) => BigInt(steps) * 5n);
    const lost = fc.tuple(fc.nat(TONGITS_MAX_POINTS), fc.nat(TONGITS_MAX_POINTS));
    fc.assert(
      fc.property(stakes, lost, (stake, [one, other]) => {
        const points = [one + other, -one, -other];
        const results = points.map((won) => matchResultOf(stake, won, TONGITS_MAX_POINTS));
        const paid = results.reduce((sum, { payout }) => sum + payout, 0n);
        const won = (stake * BigInt(one + other)) / 5n;
        expect(stake * 3n - paid).toBe((won * 4n) / 100n);
        for (const { payout } of results) expect(payout).toBeGreaterThanOrEqual(0n);
      }),
    );
  });

  it('shows a seat nothing that depends on cards it may not see', () => {
    fc.assert(
      fc.property(matches, fc.nat(200), fc.nat(2), ({ draw, isAway }, step, seat) => {
        const { states } = playOut(deal(draw), isAway);
        const open = states.filter(({ end }) => end === null);
        const state = open[step % open.length];
        if (state === undefined) throw new Error('A match without a state.');
        const { hands, stock } = state;
        const hidden = [...hands.filter((_, one) => one !== seat).flat(), ...stock].toReversed();
        const swapped = hands.map((hand, one) =>
          one === seat ? hand : hidden.splice(0, hand.length),
        );
        const other = { ...state, hands: swapped, stock: hidden };
        expect(viewOf(other, seat)).toEqual(viewOf(state, seat));
        expect(JSON.stringify(viewOf(state, seat))).not.toContain('"hands"');
      }),
    );
  });

  it('rejects actions of other seats, and impossible ones', () => {
    const state = stateWith({ hands: [cards('7c 7d 7h 9s Kd'), cards('2c 3c'), cards('4c 5c')] });
    const rejected = (seat: number, action: TongitsAction, from = state) =>
      expect(() => act(from, seat, action)).toThrow(RangeError);
    rejected(1, { kind: 'discard', card: cards('2c')[0] ?? 0 });
    rejected(0, { kind: 'draw' });
    rejected(0, { kind: 'call' });
    rejected(0, { kind: 'fight' });
    rejected(0, { kind: 'meld', cards: cards('7c 7d 9s') });
    rejected(0, { kind: 'meld', cards: cards('7c 7d 7s') });
    rejected(0, { kind: 'meld', cards: cards('7c 7c 7d') });
    rejected(0, { kind: 'layOff', cards: cards('9s'), seat: 1, meld: 0 });
    rejected(0, { kind: 'discard', card: cards('2c')[0] ?? 0 });
    const before = { ...state, phase: 'draw' as const };
    rejected(0, { kind: 'discard', card: cards('Kd')[0] ?? 0 }, before);
    rejected(0, { kind: 'take', cards: cards('7c 7d') }, before);
  });

  it('lets a seat take the last discard only with a meld, which it lays at once', () => {
    const state = stateWith({
      phase: 'draw',
      hands: [cards('7c 7d 9s Kd'), [], []],
      discards: cards('2s 7h'),
    });
    const next = act(state, 0, { kind: 'take', cards: cards('7c 7d') });
    expect(next.melds[0]?.map((meld) => meld.map(nameOf))).toEqual([['7c', '7d', '7h']]);
    expect(next.discards.map(nameOf)).toEqual(['2s']);
    expect(next.hands[0]?.map(nameOf)).toEqual(['9s', 'Kd']);
    expect(() => act(state, 0, { kind: 'take', cards: cards('9s Kd') })).toThrow(RangeError);
  });

  it('a draw can be called with a meld on the table to which nobody added since the last turn', () => {
    const meld = cards('7c 7d 7h');
    const base = stateWith({
      phase: 'draw',
      turn: 6,
      hands: [cards('Ac 2d'), cards('7s Kd'), cards('Qd Js')],
      melds: [[meld], [], []],
      callBlocked: [false, false, false],
    });
    expect(viewOf(base, 0).canCall).toBe(true);
    expect(viewOf({ ...base, melds: [[], [], []] }, 0).canCall).toBe(false);
    const drawn = act(base, 0, { kind: 'draw' });
    const passed = act(drawn, 0, { kind: 'discard', card: cards('2d')[0] ?? 0 });
    const added = act(act(passed, 1, { kind: 'draw' }), 1, {
      kind: 'layOff',
      cards: cards('7s'),
      seat: 0,
      meld: 0,
    });
    expect(added.callBlocked).toEqual([true, false, false]);
  });

  describe('when a draw is called', () => {
    const base = stateWith({
      phase: 'draw',
      turn: 6,
      hands: [cards('Ac 2d'), cards('Ad 2s'), cards('Qd Js')],
      melds: [[cards('7c 7d 7h')], [cards('9c 9d 9h')], []],
      callBlocked: [false, false, false],
    });
    const called = act(base, 0, { kind: 'call' });

    it('asks only seats with a meld on the table, and hides their answers', () => {
      expect(actorsOf(called)).toEqual([1]);
      expect(viewOf(called, 1).canFight).toBe(true);
      expect(viewOf(called, 2).canFight).toBe(false);
      expect(() => act(called, 2, { kind: 'fight' })).toThrow(RangeError);
      const both = act(
        { ...base, melds: [[cards('7c 7d 7h')], [cards('9c 9d 9h')], [cards('4c 4d 4h')]] },
        0,
        { kind: 'call' },
      );
      const first = act(both, 1, { kind: 'fight' });
      expect(actorsOf(first)).toEqual([2]);
      expect(viewOf(first, 2)).toEqual({ ...viewOf(both, 2), answered: [false, true, false] });
    });

    it('gives a tie to the seat that fights; the caller and burned seats pay double', () => {
      const fought = act(called, 1, { kind: 'fight' });
      expect(fought.end).toMatchObject({
        reason: 'call',
        winner: 1,
        handPoints: [3, 3, 20],
        burned: [false, false, true],
      });
      expect(pointsOf(fought)).toEqual([-2, 4, -2]);
    });

    it('gives everything to the caller if all fold', () => {
      expect(pointsOf(act(called, 1, { kind: 'fold' }))).toEqual([3, -1, -2]);
    });
  });

  it('pays three points for tongits, and one more for each four of a kind', () => {
    const state = stateWith({
      hands: [cards('5s 6s 7s'), cards('Ad 2s'), cards('Qd Js')],
      melds: [[cards('9c 9d 9h 9s')], [cards('4c 4d 4h')], []],
    });
    const won = act(state, 0, { kind: 'meld', cards: cards('5s 6s 7s') });
    expect(won.end).toMatchObject({ reason: 'tongits', winner: 0 });
    expect(pointsOf(won)).toEqual([8, -4, -4]);
    const discarded = act(
      { ...state, hands: [cards('5s'), cards('Ad 2s'), cards('Qd Js')], melds: [[], [], []] },
      0,
      { kind: 'discard', card: cards('5s')[0] ?? 0 },
    );
    expect(pointsOf(discarded)).toEqual([6, -3, -3]);
  });

  it('ends with the stock: the fewest points win, ties go to the seat that drew last', () => {
    const state = stateWith({
      hands: [cards('Ac Kc'), cards('Ad 9s'), cards('Ah 3s')],
      melds: [[cards('9c 9d 9h')], [cards('4c 4d 4h')], []],
      stock: [],
      turn: 30,
    });
    const ended = act(state, 0, { kind: 'discard', card: cards('Kc')[0] ?? 0 });
    expect(ended.end).toMatchObject({ reason: 'stock', winner: 0, handPoints: [1, 10, 4] });
    // The third seat never laid a meld: it can't win, and pays double.
    expect(pointsOf(ended)).toEqual([3, -1, -2]);
    const tied = act({ ...state, hands: [cards('5c Kc'), cards('5d'), cards('Ah 3s')] }, 0, {
      kind: 'discard',
      card: cards('Kc')[0] ?? 0,
    });
    expect(tied.end?.winner).toBe(0);
  });
});
