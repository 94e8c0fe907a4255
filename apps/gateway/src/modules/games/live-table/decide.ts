import { formatDecimal } from '@perya/rules/money';
import type { BetReply, DecideBody, PlayedHand, WireStakes } from '@perya/game-engines/live-table';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Platform } from '../../../kernel/platform';
import { raiseBet } from '../play/bets';
import { gameWalletOf } from '../play/gameWallet';
import { ownerOf, seedInUse, wireSeeds } from '../play/seeds';
import type { Player } from '../play/sessions';
import { findSlip } from './bet';
import { handsOf, replayHand, type HandInPlay } from './hands';
import { closeRound, type DealtRound } from './rounds';
import { tableSlip } from './schema';
import { rulesOf, type TableRef } from './tables';

/** Decides on a player's own hand, and takes what the decision adds to the bet. */
export async function decide(
  tx: Db,
  platform: Platform,
  player: Player,
  { round, after, decision, roundKey, at }: DecideBody & { at: Date },
): Promise<BetReply> {
  const { game } = player;
  const { table } = rulesOf(game);
  const { dealsAt, decidedAt } = table.schedule.timesOf(game.id, round);
  if (platform.clock.now().getTime() < dealsAt) throw decisionsClosed();
  // Locks the round, so that the decisions of a player come one after another.
  const dealt = await closeRound(tx, platform, game, round);
  // Read after acquiring the lock. Without a grace period: the dealer's cards are shown from then on.
  if (platform.clock.now().getTime() >= decidedAt) throw decisionsClosed();
  const slip = await findSlip(tx, player, round);
  if (slip === undefined) throw decisionsClosed();
  if (slip.decisions !== after) throw new Rejection(409, 'DECIDED_ALREADY', 'invalid_request');
  const hand = (await handsOf(tx, platform, game, dealt)).get(slip.id);
  if (hand === undefined) throw new Error('A slip has no hand.');
  const before = replayHand(game, hand, dealt, slip.stakes);
  const decided = replayIfPossible(game, { ...hand, decisions: after + decision }, dealt, slip);
  const stake = decided.added - (before?.added ?? 0n);
  if (stake > 0n) {
    const key = `${slip.roundId}:${roundKey}`;
    await raiseBet(tx, platform, player, { ref: slip, stake, key, at });
  }
  await tx
    .update(tableSlip)
    .set({ decisions: decided.hand.decisions })
    .where(eq(tableSlip.id, slip.id));
  return {
    balance: formatDecimal(await gameWalletOf(tx, player).balance()),
    mine: {
      roundId: slip.roundId,
      stakes: slip.stakes,
      hand: decided.hand,
      payout: null,
    },
    seeds: wireSeeds(await seedInUse(tx, ownerOf(player), at)),
  };
}

const decisionsClosed = () => new Rejection(422, 'DECISIONS_CLOSED', 'invalid_request');

function replayIfPossible(
  game: TableRef,
  hand: PlayedHand,
  dealt: DealtRound,
  { stakes }: { stakes: WireStakes },
): HandInPlay {
  try {
    const replayed = replayHand(game, hand, dealt, stakes);
    if (replayed !== undefined) return replayed;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw new Rejection(422, 'UNKNOWN_DECISION', 'invalid_request');
}
