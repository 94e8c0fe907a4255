import { drawNumbers, type FairDraw } from '@perya/rules/fairness';
import { expect, it } from 'vitest';
import type { Card } from '../cards';
import { dealerCards, playHands, writeDecisions, type Decision, type PlayerState } from './play';
import { BLACKJACK_MODELS } from './rules';
import { addedBy } from './settle';
import { bestDecision } from './strategy';
import { BLACKJACK_RULES } from './tableRules';

const ROUNDS = 10_000_000;
const STAKE = 10_000n;
/** Enough for nearly all hands, and much faster to draw than all cards that a hand could get. */
const FEW = Array.from({ length: 8 }, () => 52);
const SEEDS = { serverSeed: '5a'.repeat(32), clientSeed: 'simulation' };

/** Sums of what a bet pays per unit. */
class Sums {
  private count = 0;
  private sum = 0;
  private squares = 0;

  add(paid: number): void {
    this.count += 1;
    this.sum += paid;
    this.squares += paid ** 2;
  }

  get mean(): number {
    return this.sum / this.count;
  }

  get standardError(): number {
    return Math.sqrt((this.squares / this.count - this.mean ** 2) / this.count);
  }
}

/** What a few cards decide, or if they aren't enough, all of them. */
function withFew<Result>(
  draw: FairDraw,
  all: () => readonly Card[],
  of: (cards: readonly Card[]) => Result,
): Result {
  const few = drawNumbers(draw, FEW);
  try {
    return of(few);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const cards = all();
    if (!few.every((card, at) => card === cards[at]))
      throw new Error('These are other cards.', { cause: error });
    return of(cards);
  }
}

interface PlayedHand {
  cards: readonly Card[];
  decisions: Decision[];
  player: PlayerState;
}

/** Plays a hand by the best decisions. */
function playBest(cards: readonly Card[], upCard: Card): PlayedHand {
  const decisions: Decision[] = [];
  let player = playHands(cards, upCard, decisions);
  while (player.current !== null) {
    decisions.push(bestDecision(player, upCard) ?? 'stand');
    player = playHands(cards, upCard, decisions);
  }
  return { cards, decisions, player };
}

it.each(BLACKJACK_MODELS)(
  '$id returns what it states, over ten million rounds with the best decisions',
  (model) => {
    const { draw, hands, settle, returns } = BLACKJACK_RULES;
    const sums = { main: new Sums(), pair: new Sums(), poker: new Sums(), insurance: new Sums() };
    for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
      const seeds = { ...SEEDS, nonce };
      const dealer = withFew(
        seeds,
        () => draw(seeds),
        (cards) => dealerCards(cards),
      );
      const [upCard = 0] = dealer;
      const place = nonce % 7;
      const { cards, decisions, player } = withFew(
        { ...seeds, clientSeed: `${SEEDS.clientSeed}:${place}` },
        () => hands?.deal(seeds, place) ?? [],
        (few) => playBest(few, upCard),
      );
      const hand = { cards, decisions: writeDecisions(decisions) };
      const paid = (stakes: Record<string, bigint>, played = hand) =>
        Number(settle(model, dealer, stakes, played).payout);
      const stakes = { main: STAKE };
      const main = paid(stakes);
      // The profit on the first stake, whatever the decisions added to it.
      sums.main.add(1 + (main - Number(STAKE + addedBy(stakes, player))) / Number(STAKE));
      sums.pair.add(paid({ pair: STAKE }) / Number(STAKE));
      sums.poker.add(paid({ poker: STAKE }) / Number(STAKE));
      if (upCard % 13 === 0) {
        const insured = paid(stakes, { cards, decisions: `I${hand.decisions}` });
        sums.insurance.add((insured - main) / Number(STAKE / 2n));
      }
    }
    for (const [bet, { mean, standardError }] of Object.entries(sums)) {
      const stated = (returns[model.id]?.[bet] ?? 0) / 10_000;
      // The statement is rounded to a basis point.
      expect(Math.abs(mean - stated), `the return of ${bet}`).toBeLessThan(
        3 * standardError + 0.00005,
      );
    }
  },
  1_800_000,
);
