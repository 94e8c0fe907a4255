import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealerCards, playHands, type Decision } from './play';
import { BLACKJACK_MODELS, pairOf, pokerHandOf, type BlackjackRules } from './rules';
import { addedBy, settle } from './settle';

const [MODEL] = BLACKJACK_MODELS;
const MAIN = 1_000n;
const cards = (names: string) => names.split(' ').map((name) => 'A23456789TJQK'.indexOf(name));

function pay(player: string, dealer: string, decisions: readonly Decision[] = [], stakes = {}) {
  const taken = dealerCards(cards(dealer));
  const state = playHands(cards(player), taken[0] ?? 0, decisions);
  return settle(MODEL, { player: state, dealer: taken }, { main: MAIN, ...stakes });
}

describe('the main bet', () => {
  it.each([
    ['a higher total wins', 'K 9', 'K 8', ['stand'], 2_000n],
    ['an equal total is returned', 'K 8', 'K 8', ['stand'], 1_000n],
    ['a lower total loses', 'K 7', 'K 8', ['stand'], 0n],
    ['over 21 loses, also if the dealer is over 21', 'K 6 K', 'K 6 K', ['hit'], 0n],
    ['the dealer over 21 pays', 'K 2', 'K 6 K', ['stand'], 2_000n],
    ['a blackjack pays 3 to 2', 'A K', 'K 8', [], 2_500n],
    ['two blackjacks are returned', 'A K', 'A Q', [], 1_000n],
    ['a blackjack of the dealer beats 21', 'K 5 6', 'K A', ['hit'], 0n],
    ['a doubled win pays twice', '5 6 K', 'K 8', ['double'], 4_000n],
    ['a doubled loss pays nothing', '5 6 2', 'K 8', ['double'], 0n],
    ['only the first stake is lost to a blackjack', '5 6 2', 'K A', ['double'], 1_000n],
    ['split hands are paid each', '8 8 K J', 'K 7', ['split', 'stand', 'stand'], 4_000n],
    ['21 after a split is no blackjack', 'A A K Q', 'K 8', ['split'], 4_000n],
    ['a split is returned on a blackjack', '8 8 K J', 'K A', ['split', 'stand', 'stand'], 1_000n],
  ] satisfies [string, string, string, Decision[], bigint][])(
    '%s',
    (_, player, dealer, decisions, payout) => {
      expect(pay(player, dealer, decisions).payout).toBe(payout);
    },
  );

  it('does not count what is returned in any case as turnover', () => {
    expect(pay('5 6 2', 'K 8', ['double']).turnover).toBe(2_000n);
    expect(pay('5 6 2', 'K A', ['double']).turnover).toBe(1_000n);
  });
});

describe('insurance', () => {
  it('costs half of the main bet and pays 2 to 1 on a blackjack of the dealer', () => {
    expect(pay('K 8', 'A K', ['insure', 'stand'])).toEqual({ payout: 1_500n, turnover: 1_500n });
    expect(pay('K 8', 'A 6', ['insure', 'stand'])).toEqual({ payout: 2_000n, turnover: 1_500n });
  });

  it('makes a blackjack pay the same whatever the dealer has', () => {
    const profit = (dealer: string) => pay('A K', dealer, ['insure']).payout - 1_500n;
    expect([profit('A K'), profit('A 6')]).toEqual([1_000n, 1_000n]);
  });
});

describe('side bets', () => {
  const CLUBS = 0;
  const DIAMONDS = 13;
  const SPADES = 39;

  it.each([
    ['suited', [CLUBS + 4, CLUBS + 4]],
    ['colored', [CLUBS + 4, SPADES + 4]],
    ['mixed', [CLUBS + 4, DIAMONDS + 4]],
    [undefined, [CLUBS + 4, CLUBS + 5]],
    [undefined, [CLUBS + 9, CLUBS + 10]],
  ])('a pair is %s', (pair, dealt) => {
    expect(pairOf(dealt)).toBe(pair);
  });

  it.each([
    ['suitedTrips', [3, 3, 3]],
    ['trips', [3, 16, 3]],
    ['straightFlush', [12, 0, 11]],
    ['straightFlush', [2, 0, 1]],
    ['straight', [5, 17, 6]],
    ['flush', [12, 0, 1]],
    [undefined, [12, 13, 1]],
  ])('three cards are %s', (hand, dealt) => {
    expect(pokerHandOf(dealt)).toBe(hand);
  });

  it('are on the first two cards, also after a split', () => {
    const stakes = { pair: 100n, poker: 100n };
    const { payout } = pay('8 8 K J', '8 9', ['split', 'stand', 'stand'], stakes);
    expect(payout).toBe(4_000n + 100n * 26n + 100n * 101n);
  });
});

it('pays no more than its odds and never a negative amount, whatever is decided', () => {
  const card = fc.integer({ min: 0, max: 51 });
  const dealt = fc.array(card, { minLength: 50, maxLength: 50 });
  const rules: BlackjackRules = MODEL;
  fc.assert(
    fc.property(dealt, dealt, fc.infiniteStream(fc.nat()), (own, dealers, choices) => {
      const dealer = dealerCards(dealers);
      const decisions: Decision[] = [];
      let player = playHands(own, dealer[0] ?? 0, decisions);
      while (player.current !== null) {
        const choice = choices.next().value ?? 0;
        decisions.push(player.options[choice % player.options.length] ?? 'stand');
        player = playHands(own, dealer[0] ?? 0, decisions);
      }
      const stakes = { main: MAIN };
      const { payout, turnover } = settle(rules, { player, dealer }, stakes);
      const staked = MAIN + addedBy(stakes, player);
      expect(payout).toBeGreaterThanOrEqual(0n);
      expect(payout).toBeLessThanOrEqual((staked * 5n) / 2n);
      expect(turnover).toBeGreaterThanOrEqual(MAIN);
      expect(turnover).toBeLessThanOrEqual(staked);
    }),
  );
});
