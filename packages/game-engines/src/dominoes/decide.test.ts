import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random';
import { DOMINOES_RULES } from './rules';
import { outcomeOf, PASS, play, playerOf, playOut, stateWith, tile } from './testing';
import { ALL_TILES } from './tiles';

const { decide, decideLate, pointsOf, start, viewOf } = DOMINOES_RULES;

/** What the first of two seats sees. */
const seen = (hand: string, other: string, chain: string, lacks: readonly number[] = []) =>
  viewOf(stateWith([hand, other], chain, { lacks: [[], lacks] }), 0);

describe('a player whose time is up', () => {
  it.each([
    ['16 56 55', '63 35', play('56', 'left')],
    ['16 55 24', '63 35', play('55', 'right')],
    // Six pips each: the five is higher.
    ['33 15', '31', play('15', 'right')],
    ['12 00 24', '63 35', PASS],
  ])('with %s on %s plays the most pips that fit', (hand, chain, expected) => {
    expect(decideLate(seen(hand, '22', chain))).toEqual(expected);
  });
});

describe('a house player', () => {
  it('passes if nothing fits', () => {
    expect(decide(seen('12 00 24', '22', '63 35'))).toEqual(PASS);
  });

  it('plays the tile that begins the match', () => {
    const state = start(outcomeOf(['44 56 46 45 36 35 26', '00 01 02 03 04 05 11']), 2);
    expect(decide(viewOf(state, 0))).toEqual(play('44', 'right'));
    expect(decideLate(viewOf(state, 0))).toEqual(play('44', 'right'));
  });

  it('makes numbers on which the opponent passed', () => {
    const other = '00 02 03 05 22 23';
    expect(decide(seen('14 24', other, '44'))).toMatchObject({ tile: tile('24') });
    expect(decide(seen('14 24', other, '44', [1, 4]))).toMatchObject({ tile: tile('14') });
  });

  it('plays doubles early', () => {
    // Either leaves one tile, which fits, and ten unseen tiles that fit; 1-6 has a pip more.
    const view = seen('16 33', '00 02 04', '31');
    expect(decide(view)).toEqual(play('33', 'left'));
    expect(decideLate(view)).toEqual(play('16', 'right'));
  });

  it('prefers ends that fit the tiles it keeps', () => {
    const view = seen('13 14 33 35 02', '00 22 44 55 66', '11');
    expect(decide(view)).toMatchObject({ tile: tile('13') });
    expect(decideLate(view)).toMatchObject({ tile: tile('14') });
  });

  it('blocks the match only with fewer pips than it expects elsewhere', () => {
    // 0-6 is the last six: at the right, both ends are sixes.
    const chain = '61 12 26 66 63 34 46 65 50';
    const many = '22 23 24 25 33 35';
    expect(decide(seen('06 01', many, chain))).toEqual(play('06', 'right'));
    expect(decide(seen('06 45 55 44 35', '22', chain))).toEqual(play('06', 'left'));
  });

  it.each([2, 3, 4])('wins from others at a table of %i, in every seat in turn', (seats) => {
    const random = seededRandom(`dominoes ${seats}`);
    for (const kind of ['away', 0]) {
      let won = 0;
      for (let match = 0; match < 400; match += 1) {
        const outcome = random.shuffled(ALL_TILES);
        const house = match % seats;
        const players = Array.from({ length: seats }, (_, seat) =>
          playerOf(seat === house ? 'house' : kind),
        );
        won += pointsOf(playOut(outcome, players).last)?.[house] ?? 0;
      }
      expect(won / 400).toBeGreaterThan(0.5);
    }
  });
});
