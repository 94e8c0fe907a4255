import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlackjack, valueOf } from './hand';
import { dealerCards, playHands, readDecisions, writeDecisions, type Decision } from './play';

/** Cards by their names: "A", "2" … "9", "T", "J", "Q", "K"; all of clubs. */
const cards = (names: string) => names.split(' ').map((name) => 'A23456789TJQK'.indexOf(name));
const [ACE, FIVE, TEN] = [0, 4, 9] as const;

const card = fc.integer({ min: 0, max: 51 });
const stream = fc.array(card, { minLength: 50, maxLength: 50 });

/** Plays random possible decisions to the end. */
function playToTheEnd(
  dealt: readonly number[],
  upCard: number,
  choose: (options: readonly Decision[]) => Decision,
): Decision[] {
  const decisions: Decision[] = [];
  for (;;) {
    const { options, current } = playHands(dealt, upCard, decisions);
    if (current === null) return decisions;
    decisions.push(choose(options));
  }
}

describe('the value of a hand', () => {
  it.each([
    ['A K', 21, true],
    ['A A', 12, true],
    ['A 5 K', 16, false],
    ['A 5 5', 21, true],
    ['K Q 5', 25, false],
    ['A A K 9', 21, false],
  ])('%s is %i', (names, total, isSoft) => {
    expect(valueOf(cards(names))).toEqual({ total, isSoft });
  });

  it('is a blackjack only with two cards', () => {
    expect(isBlackjack(cards('A K'))).toBe(true);
    expect(isBlackjack(cards('A 5 5'))).toBe(false);
    expect(isBlackjack(cards('7 7 7'))).toBe(false);
  });
});

describe('a player', () => {
  it('may hit, stand and double at first, and not double after a hit', () => {
    expect(playHands(cards('5 6 2 9'), TEN, []).options).toEqual(['hit', 'stand', 'double']);
    expect(playHands(cards('5 6 2 9'), TEN, ['hit']).options).toEqual(['hit', 'stand']);
  });

  it('may insure first if the dealer shows an ace, also with a blackjack, and once', () => {
    expect(playHands(cards('5 6'), ACE, []).options).toContain('insure');
    expect(playHands(cards('A K'), ACE, []).options).toEqual(['insure']);
    expect(playHands(cards('5 6'), ACE, ['insure']).options).toEqual(['hit', 'stand', 'double']);
    expect(playHands(cards('5 6 2'), ACE, ['hit']).options).not.toContain('insure');
    expect(playHands(cards('5 6'), TEN, []).options).not.toContain('insure');
  });

  it('is done at 21 and above, and after doubling', () => {
    expect(playHands(cards('A K'), TEN, []).current).toBeNull();
    expect(playHands(cards('5 6 K'), TEN, ['hit']).current).toBeNull();
    expect(playHands(cards('5 K K'), TEN, ['hit']).current).toBeNull();
    const doubled = playHands(cards('5 6 2'), TEN, ['double']);
    expect(doubled).toMatchObject({ current: null, options: [] });
    expect(doubled.hands[0]).toMatchObject({ cards: cards('5 6 2'), isDoubled: true });
  });

  it('splits cards of equal value once, and plays the first hand first', () => {
    const split = playHands(cards('K Q 5 6 7'), FIVE, ['split']);
    expect(split.hands.map((hand) => hand.cards)).toEqual([cards('K 5'), cards('Q 6')]);
    expect(split).toMatchObject({ current: 0, options: ['hit', 'stand', 'double'] });
    expect(playHands(cards('K Q 5 6 7'), FIVE, ['split', 'stand']).current).toBe(1);
    expect(playHands(cards('8 8 8 8'), FIVE, ['split']).options).not.toContain('split');
  });

  it('gets one card on each split ace', () => {
    const { hands, current } = playHands(cards('A A 5 6'), FIVE, ['split']);
    expect(hands.map((hand) => hand.cards)).toEqual([cards('A 5'), cards('A 6')]);
    expect(current).toBeNull();
  });

  it('can never do what is not possible, and always comes to an end', () => {
    fc.assert(
      fc.property(stream, card, fc.infiniteStream(fc.nat()), (dealt, upCard, choices) => {
        const decisions = playToTheEnd(dealt, upCard, (options) => {
          const choice = choices.next().value ?? 0;
          return options[choice % options.length] ?? 'stand';
        });
        const { hands } = playHands(dealt, upCard, decisions);
        expect(hands.length).toBeLessThanOrEqual(2);
        for (const hand of hands) expect(hand.isDone).toBe(true);
        expect(readDecisions(writeDecisions(decisions))).toEqual(decisions);
        expect(() => playHands(dealt, upCard, [...decisions, 'hit'])).toThrow(RangeError);
      }),
    );
  });

  it('always has enough cards, even if only aces come', () => {
    const aces = Array.from({ length: 50 }, () => ACE);
    for (const first of ['hit', 'split'] as const) {
      let isFirst = true;
      expect(() =>
        playToTheEnd(aces, FIVE, () => {
          const decision = isFirst ? first : 'hit';
          isFirst = false;
          return decision;
        }),
      ).not.toThrow();
    }
  });

  it('has decisions that can be read back, and no others', () => {
    expect(() => readDecisions('HX')).toThrow(RangeError);
  });
});

describe('the dealer', () => {
  it.each([
    ['A 6 K', 'A 6'],
    ['K 7 5', 'K 7'],
    ['2 3 4 5 6', '2 3 4 5 6'],
    ['A 2 3 A K', 'A 2 3 A'],
    ['9 7 K', '9 7 K'],
  ])('of %s takes %s', (dealt, taken) => {
    expect(dealerCards(cards(dealt))).toEqual(cards(taken));
  });
});
