import type { Card } from '../cards';
import { sumOfStakes, type TableResult, type TableStakes } from '../live-table';
import { isBlackjack } from './hand';
import type { Hand, PlayerState } from './play';
import { pairOf, pokerHandOf, resultOf, type BlackjackRules, type Spot } from './rules';

/** A player's cards and the dealer's, at the end of a round. */
export interface FinishedHands {
  player: Pick<PlayerState, 'hands' | 'isInsured'>;
  /** All cards of the dealer. */
  dealer: readonly Card[];
}

const insuranceOf = (main: bigint, isInsured: boolean): bigint => (isInsured ? main / 2n : 0n);

/** What the decisions added to the main bet. */
function raisedBy(main: bigint, { hands }: Pick<PlayerState, 'hands'>): bigint {
  const units = hands.reduce((sum, { isDoubled }) => sum + (isDoubled ? 2 : 1), 0);
  return main * BigInt(units - 1);
}

/** What the decisions added to the stakes: doubles, a split and insurance, in minor units. */
export function addedBy(
  stakes: TableStakes,
  player: Pick<PlayerState, 'hands' | 'isInsured'>,
): bigint {
  const main = stakes['main'] ?? 0n;
  return raisedBy(main, player) + insuranceOf(main, player.isInsured);
}

/**
 * Settles a player's bets, in minor units. If the dealer has a blackjack, only the first stake is lost: what
 * doubling and splitting added is returned, and isn't counted as turnover.
 */
export function settle(
  rules: BlackjackRules,
  { player, dealer }: FinishedHands,
  stakes: TableStakes,
): TableResult {
  const main = stakes['main'] ?? 0n;
  const dealerHasBlackjack = isBlackjack(dealer);
  const returned = dealerHasBlackjack ? raisedBy(main, player) : 0n;
  let payout = returned;
  if (dealerHasBlackjack) {
    payout += insuranceOf(main, player.isInsured) * BigInt(rules.insurancePays + 1);
  }
  for (const hand of player.hands) {
    const stake = main * (hand.isDoubled ? 2n : 1n);
    switch (resultOf(hand, player.hands.length === 1, dealer)) {
      case 'blackjack':
        payout += stake + (stake * BigInt(rules.blackjackPaysPerTwo)) / 2n;
        break;
      case 'win':
        payout += 2n * stake;
        break;
      case 'push':
        payout += stake;
        break;
      case 'lose':
      case 'bust':
        break;
    }
  }
  payout += sidePayoutOf(rules, { player, dealer }, stakes);
  return { payout, turnover: sumOfStakes(stakes) + addedBy(stakes, player) - returned };
}

/** What the side bets pay. They are on the first two cards, which a split puts on two hands. */
function sidePayoutOf(
  rules: BlackjackRules,
  { player: { hands }, dealer }: FinishedHands,
  stakes: TableStakes,
): bigint {
  const first = firstCardsOf(hands);
  const pair = pairOf(first);
  const poker = pokerHandOf([...first, dealer[0] ?? 0]);
  const pays = (spot: Spot, odds: number | undefined) =>
    odds === undefined ? 0n : (stakes[spot] ?? 0n) * BigInt(odds + 1);
  return (
    pays('pair', pair && rules.pairPays[pair]) + pays('poker', poker && rules.pokerPays[poker])
  );
}

/** A player's first two cards. */
const firstCardsOf = (hands: readonly Hand[]): readonly Card[] =>
  hands.length === 1
    ? (hands[0]?.cards.slice(0, 2) ?? [])
    : hands.map(({ cards }) => cards[0] ?? 0);
