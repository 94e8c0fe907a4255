import { describe, expect, it } from 'vitest';
import { endsOf, fitsOf, mustPass, withTile } from './chain';
import type { DominoesAction } from './protocol';
import { DOMINOES_RULES } from './rules';
import { chainOf, namesOf, outcomeOf, PASS, play, stateWith, tile, tiles } from './testing';
import { ALL_TILES, isDouble, openingOf, pipsIn, pipsOf, tileOf } from './tiles';

const { act, actorsOf, decide, decideLate, pointsOf, start, viewOf } = DOMINOES_RULES;

describe('tiles', () => {
  it('are 28, each with its own numbers', () => {
    expect(ALL_TILES).toHaveLength(28);
    for (const one of ALL_TILES) expect(tileOf(...pipsOf(one))).toBe(one);
    expect([pipsOf(0), pipsOf(1), pipsOf(2), pipsOf(27)]).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
      [6, 6],
    ]);
    expect(tileOf(6, 2)).toBe(tileOf(2, 6));
    expect(ALL_TILES.filter(isDouble).map(pipsOf)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((one) => [one, one]),
    );
    expect(pipsIn(ALL_TILES)).toBe(168);
    expect(() => tileOf(0, 7)).toThrow(RangeError);
    expect(() => tileOf(0.5, 1)).toThrow(RangeError);
    expect(() => pipsOf(28)).toThrow(RangeError);
  });

  it.each([
    ['63 35', '56', ['left', 'right']],
    ['63 35', '16', ['left']],
    ['63 35', '55', ['right']],
    ['63 35', '34', []],
    ['66', '16', ['left', 'right']],
    ['12', '01', ['left']],
    ['12', '02', ['right']],
  ])('on %s, %s fits: %j', (chain, name, expected) => {
    expect(fitsOf({ chain: chainOf(chain), opening: null }, tile(name))).toEqual(expected);
  });

  it.each([
    ['', '66', 'right', '66'],
    ['', '46', 'right', '46'],
    ['66', '36', 'right', '66 63'],
    ['66', '36', 'left', '36 66'],
    ['12', '24', 'right', '12 24'],
    ['12', '02', 'right', '12 20'],
    ['12', '22', 'right', '12 22'],
    ['12', '01', 'left', '01 12'],
    ['12', '16', 'left', '61 12'],
    ['12', '11', 'left', '11 12'],
    ['21', '22', 'left', '22 21'],
  ] as const)('on %s, %s at the %s makes %s', (chain, name, side, expected) => {
    const next = withTile(chainOf(chain), tile(name), side);
    expect(namesOf(next)).toBe(expected);
    expect(endsOf(next)).toEqual([Number(expected[0]), Number(expected.at(-1))]);
  });
});

describe('the first tile', () => {
  it.each([
    ['66 00 01', '55 56', '66'],
    ['44 46', '55 12', '55'],
    ['56 46', '00 12', '00'],
    ['36 12', '45 46', '46'],
    // Nine pips each: the six is higher.
    ['45 12', '36 01', '36'],
    ['36 01', '45 12', '36'],
  ])('of %s and %s is %s', (one, other, expected) => {
    expect(openingOf(tiles(`${one} ${other}`))).toBe(tile(expected));
  });

  it('is played by the seat that holds it', () => {
    const state = start(outcomeOf(['45 01 02 03 04 05 12', '13 14 15 23 24 25 36']), 2);
    expect(actorsOf(state)).toEqual([1]);
    expect(viewOf(state, 1).opening).toBe(tile('36'));
    expect(viewOf(state, 0).opening).toBeNull();
    expect(viewOf(state, 1).ends).toBeNull();
    for (const action of [play('25', 'right'), play('36', 'left'), PASS]) {
      expect(() => act(state, 1, action)).toThrow(RangeError);
    }
    const next = act(state, 1, play('36', 'right'));
    expect(next).toMatchObject({ turnOf: 0, turn: 1, opening: null, firstPlace: 0 });
    expect(namesOf(next.chain)).toBe('36');
    expect(viewOf(next, 0).ends).toEqual([3, 6]);
    expect([decide, decideLate].map((choose) => choose(viewOf(state, 1)))).toEqual([
      play('36', 'right'),
      play('36', 'right'),
    ]);
  });

  it('can block the match at once', () => {
    const hands = ['66 00 01 02 03 04 05', '11 12 13 14 15 22 23'];
    const ended = act(start(outcomeOf(hands), 2), 0, play('66', 'right'));
    expect(ended.end).toMatchObject({ reason: 'block', winner: 0, handPips: [15, 29] });
    expect(pointsOf(ended)).toEqual([14, -14]);
  });
});

describe('a turn', () => {
  const state = stateWith(['56 16 34', '12 00', '15 46'], '63 35');

  it('rejects other seats, and tiles that are elsewhere or do not fit', () => {
    const rejected = (seat: number, action: DominoesAction) =>
      expect(() => act(state, seat, action)).toThrow(RangeError);
    rejected(2, play('46', 'left'));
    rejected(1, PASS);
    rejected(0, PASS);
    rejected(0, play('46', 'left'));
    rejected(0, play('34', 'left'));
    rejected(0, play('34', 'right'));
    rejected(0, play('16', 'right'));
    rejected(0, play('63', 'left'));
    rejected(0, { kind: 'play', tile: 28, side: 'left' });
  });

  it('plays a tile at the chosen end, and the next seat follows', () => {
    const left = act(state, 0, play('56', 'left'));
    expect(namesOf(left.chain)).toBe('56 63 35');
    expect(left).toMatchObject({ firstPlace: 1, turnOf: 1, turn: 6 });
    expect(left.hands).toEqual(['16 34', '12 00', '15 46'].map(tiles));
    expect(left.moves).toEqual([{ seat: 0, ...play('56', 'left') }]);
    const right = act(state, 0, play('56', 'right'));
    expect(namesOf(right.chain)).toBe('63 35 56');
    expect(right.firstPlace).toBe(0);
    expect(act({ ...state, turnOf: 2 }, 2, play('46', 'left')).turnOf).toBe(0);
  });

  it('is a pass if nothing fits, which shows the numbers a seat lacks', () => {
    const next = act(state, 0, play('56', 'right'));
    expect(viewOf(next, 1).ends).toEqual([6, 6]);
    expect([0, 1, 2].map((seat) => mustPass(viewOf(next, seat)))).toEqual([false, true, false]);
    const passes = [0, 1, 2].map((seat) => DOMINOES_RULES.forced?.(viewOf(next, seat)));
    expect(passes).toEqual([undefined, PASS, undefined]);
    const passed = act(next, 1, PASS);
    expect(passed).toMatchObject({ turnOf: 2, turn: 7, lacks: [[], [6], []] });
    expect(passed.moves.at(-1)).toEqual({ seat: 1, kind: 'pass' });
    expect(passed.chain).toEqual(next.chain);
    const again = act({ ...passed, chain: chainOf('53'), turnOf: 1 }, 1, PASS);
    expect(again.lacks).toEqual([[], [3, 5, 6], []]);
  });
});

describe('the end', () => {
  /** The first seat, or another one, plays 3-6 at the right of 6-6. Only sixes and threes fit then. */
  const after = (turnOf: number, ...hands: string[]) =>
    act(stateWith(hands, '66', { turnOf }), turnOf, play('36', 'right'));

  it('comes when a seat has no tiles left: the others pay their pips, at most 25', () => {
    const out = after(0, '36', '12 55', '00 01');
    expect(out.end).toMatchObject({ reason: 'out', winner: 0, handPips: [0, 13, 1] });
    expect(pointsOf(out)).toEqual([14, -13, -1]);
    expect(pointsOf(after(2, '00', '23', '36'))).toEqual([0, -5, 5]);
    // 10 + 8 + 6 = 24, with 0-1 it's 25, with 3-5 it's 32.
    expect(pointsOf(after(0, '36', '55 44 24'))).toEqual([24, -24]);
    expect(pointsOf(after(0, '36', '55 44 24 01'))).toEqual([25, -25]);
    expect(pointsOf(after(0, '36', '55 44 24 35', '12', '00'))).toEqual([28, -25, -3, 0]);
  });

  it.each([
    ['the seat that played last', 0, ['36 00', '12 11'], 0, [5, -5]],
    ['another seat', 0, ['36 55', '12 11'], 1, [-5, 5]],
    ['the difference to each', 1, ['44 24', '36 12', '15'], 1, [-11, 14, -3]],
    ['a tie: the seat that played last', 0, ['36 05', '12 11'], 0, [0, 0]],
    [
      'a tie: the seat that played last, not the one after it',
      2,
      ['05', '00 22 01', '36 14'],
      2,
      [0, 0, 0],
    ],
    ['a tie of others: the next seat', 1, ['11 12', '36 55', '05'], 2, [0, -5, 5]],
    ['a tie of others, around the table', 2, ['05', '14', '36 55'], 0, [5, 0, -5]],
    // 10 + 9 + 7 = 26
    ['at most 25', 0, ['36 00', '55 45 25'], 0, [25, -25]],
    ['a difference of 25', 0, ['36 01', '55 45 25'], 0, [25, -25]],
    ['a difference of 24', 0, ['36 02', '55 45 25'], 0, [24, -24]],
  ])('comes when nobody can play: %s', (_, turnOf, hands, winner, points) => {
    const blocked = after(turnOf, ...hands);
    expect(blocked.end).toMatchObject({ reason: 'block', winner });
    expect(pointsOf(blocked)).toEqual(points);
    expect(actorsOf(blocked)).toEqual([]);
    expect(() => act(blocked, (turnOf + 1) % hands.length, PASS)).toThrow(RangeError);
  });

  it('does not come while one seat can play, even the one that just played', () => {
    for (const hands of [
      ['36 00', '12 16', '11'],
      ['36 00', '12 11', '34'],
      ['36 13', '12 11', '44'],
    ]) {
      const next = after(0, ...hands);
      expect(next.end).toBeNull();
      expect(pointsOf(next)).toBeUndefined();
      expect(actorsOf(next)).toEqual([1]);
    }
  });

  it('is "out" if the last tile also blocks, and shows everything', () => {
    const out = after(0, '36', '12 11');
    expect(viewOf(out, 1).end).toEqual({
      reason: 'out',
      winner: 0,
      hands: [[], tiles('12 11')],
      handPips: [0, 5],
      sleeping: out.sleeping,
    });
    expect(out.sleeping).toHaveLength(24);
  });
});
