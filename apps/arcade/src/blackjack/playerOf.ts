import { playHands, readDecisions, type PlayerState } from '@perya/game-engines/blackjack';
import type { Card } from '@perya/game-engines/cards';
import type { WireHand } from '@perya/game-engines/live-table';

/** State of a player in the round; undefined without a hand. */
export const playerOf = (
  hand: WireHand | null | undefined,
  upCard: Card | undefined,
): PlayerState | undefined =>
  hand && upCard !== undefined
    ? playHands(hand.cards, upCard, readDecisions(hand.decisions))
    : undefined;
