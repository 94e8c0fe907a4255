import {
  readStakes,
  type PlayedHand,
  type WireHand,
  type WireStakes,
} from '@perya/game-engines/live-table';
import { formatDecimal } from '@perya/rules/money';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import type { Platform } from '../../../kernel/platform';
import { drawOf, type DealtRound } from './rounds';
import { tableSlip } from './schema';
import { rulesOf, type TableRef } from './tables';

/** A player's hand, and the player's place among the bettors of the round. */
export interface BettorHand extends PlayedHand {
  place: number;
}

/** The hands of a dealt round by slip; none in games without own hands. */
export async function handsOf(
  db: Db,
  platform: Platform,
  game: TableRef,
  dealt: DealtRound,
): Promise<ReadonlyMap<number, BettorHand>> {
  const { hands } = rulesOf(game);
  if (hands === undefined) return new Map();
  const slips = await db
    .select({ id: tableSlip.id, decisions: tableSlip.decisions })
    .from(tableSlip)
    .where(and(eq(tableSlip.gameId, game.id), eq(tableSlip.round, dealt.round)))
    .orderBy(asc(tableSlip.id));
  const draw = drawOf(platform, game, dealt);
  return new Map(
    slips.map(({ id, decisions }, place) => [
      id,
      { place, decisions, cards: hands.deal(draw, place) },
    ]),
  );
}

/** A hand as its player's decisions have left it. */
export interface HandInPlay {
  /** With the cards that have been dealt. */
  hand: WireHand;
  /** What the decisions added to the stakes, in minor units. */
  added: bigint;
}

/**
 * Replays the decisions on a hand; undefined in games without own hands.
 *
 * @throws RangeError if a decision isn't possible.
 */
export function replayHand(
  game: TableRef,
  hand: PlayedHand | undefined,
  { outcome }: DealtRound,
  stakes: WireStakes,
): HandInPlay | undefined {
  const { hands } = rulesOf(game);
  if (hand === undefined || hands === undefined) return undefined;
  const { dealt, added } = hands.replay(hand, outcome, readStakes(stakes));
  const cards = hand.cards.slice(0, dealt);
  return { hand: { cards, decisions: hand.decisions, added: formatDecimal(added) }, added };
}
