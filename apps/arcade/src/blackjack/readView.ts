import {
  pairOf,
  pokerHandOf,
  resultOf,
  type HandResult,
  type Pair,
  type PlayerState,
  type PokerHand,
  type Spot,
} from '@perya/game-engines/blackjack';
import type { Card } from '@perya/game-engines/cards';
import type { TableView } from '../live-table/useTable';
import { playerOf } from './playerOf';

/** What the page shows of a round. */
export interface BlackjackRound {
  /** The dealer's face-up cards. */
  dealer: readonly Card[];
  /** The player's own hands; undefined without a bet. */
  player: PlayerState | undefined;
  /** How the player's hands ended, once the result is shown. */
  results: readonly HandResult[];
  /** What the player's side bets made, once the result is shown. */
  pair: Pair | undefined;
  poker: PokerHand | undefined;
}

const WINS: ReadonlySet<HandResult> = new Set(['blackjack', 'win']);

/** What the page shows of the round of a table. */
export function readView({ table, shownCount, result }: TableView): BlackjackRound {
  const outcome = table?.outcome ?? [];
  const { mine } = table ?? {};
  const [upCard] = outcome;
  const player = playerOf(mine?.hand, upCard);
  const round: BlackjackRound = {
    dealer: outcome.slice(0, shownCount),
    player,
    results: [],
    pair: undefined,
    poker: undefined,
  };
  if (result === undefined || player === undefined || upCard === undefined || !mine?.hand) {
    return round;
  }
  const { hands } = player;
  const first = mine.hand.cards.slice(0, 2);
  const stakeOn = (spot: Spot) => mine.stakes[spot];
  return {
    ...round,
    results: hands.map((hand) => resultOf(hand, hands.length === 1, result)),
    pair: stakeOn('pair') === undefined ? undefined : pairOf(first),
    poker: stakeOn('poker') === undefined ? undefined : pokerHandOf([...first, upCard]),
  };
}

/** Whether a bet has won. */
export function hasWon(spot: Spot, { results, pair, poker }: BlackjackRound): boolean {
  switch (spot) {
    case 'main':
      return results.some((result) => WINS.has(result));
    case 'pair':
      return pair !== undefined;
    case 'poker':
      return poker !== undefined;
  }
}
