import {
  payoutOf,
  UNIT,
  type CashOutBody,
  type InstantOptions,
  type InstantReply,
  type InstantRoundDetails,
  type InstantState,
  type StepBody,
  type WireInstantRound,
} from '@perya/game-engines/instant';
import { formatDecimal } from '@perya/rules/money';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Platform } from '../../../kernel/platform';
import { stakesOf } from '../game-list/stakes';
import { placeBet, settleBet } from '../play/bets';
import { gameWalletOf, type GameWalletOwner } from '../play/gameWallet';
import {
  endRound,
  insertRound,
  openRound,
  roundOf,
  updateRound,
  type FairRound,
} from '../play/rounds';
import { fairRound } from '../play/schema';
import { nextDraw, ownerOf, seedInUse, wireSeeds } from '../play/seeds';
import type { Player } from '../play/sessions';
import { playOf, rulesOf } from './games';

/** Multipliers shown when the page opens. */
const LAST_ROUNDS = 20;

/** Takes the stake and draws the round. A game without steps also pays it. */
export async function startRound(
  tx: Db,
  platform: Platform,
  player: Player,
  { stake, options, at }: { stake: bigint; options: InstantOptions; at: Date },
): Promise<InstantReply> {
  const { rules, model } = rulesOf(player.game);
  if (!stakesOf(player.game).includes(stake))
    throw new Rejection(422, 'UNKNOWN_STAKE', 'unknown_stake');
  if (!rules.accepts(model, options))
    throw new Rejection(400, 'INVALID_REQUEST', 'invalid_request');
  // The lock on the seed serializes two tabs: the second one finds the first one's round.
  const draw = await nextDraw(tx, ownerOf(player), at);
  if ((await openRound(tx, player)) !== undefined)
    throw new Rejection(409, 'ROUND_OPEN', 'round_open');
  const roundId = randomUUID();
  const betId = await placeBet(tx, platform, player, { roundId, stake, at });
  const details: InstantRoundDetails = { options, steps: [] };
  await insertRound(tx, player, {
    id: roundId,
    betId,
    model: model.id,
    draw,
    outcome: rules.draw(model, options, draw),
    stake,
    at,
    details,
  });
  const round = await roundOf(tx, player, roundId);
  await endIfOver(tx, player, round, { details, at });
  return replyOf(tx, player, roundId, at);
}

/** Goes on with the open round. */
export async function takeStep(
  tx: Db,
  player: Player,
  { roundId, after, step, at }: StepBody & { at: Date },
): Promise<InstantReply> {
  const round = await openRoundAt(tx, player, { roundId, after });
  const { options, steps } = detailsOf(round);
  const details: InstantRoundDetails = { options, steps: [...steps, step] };
  refuseImpossible(round, details);
  await updateRound(tx, roundId, { details });
  await endIfOver(tx, player, round, { details, at });
  return replyOf(tx, player, roundId, at);
}

/** Pays what the open round is worth, and ends it. */
export async function cashOut(
  tx: Db,
  player: Player,
  { roundId, after, at }: CashOutBody & { at: Date },
): Promise<InstantReply> {
  const round = await openRoundAt(tx, player, { roundId, after });
  const { canCashOut, multiplier } = stateOf(round);
  if (!canCashOut) throw new Rejection(422, 'NOTHING_TO_CASH_OUT', 'invalid_request');
  await end(tx, player, round, { multiplier, at });
  return replyOf(tx, player, roundId, at);
}

/** The open round, to be continued. */
export async function currentRound(tx: Db, player: Player): Promise<WireInstantRound | null> {
  const round = await openRound(tx, player);
  return round === undefined ? null : wireRound(round);
}

/** The multipliers of the last rounds, newest first. */
export async function lastMultipliers(
  db: Db,
  { member: me, game, mode }: Player,
): Promise<number[]> {
  const rounds = await db
    .select()
    .from(fairRound)
    .where(
      and(
        eq(fairRound.memberId, me.id),
        eq(fairRound.gameId, game.id),
        eq(fairRound.mode, mode),
        isNotNull(fairRound.settledAt),
      ),
    )
    .orderBy(desc(fairRound.playedAt), desc(fairRound.nonce))
    .limit(LAST_ROUNDS);
  return rounds.map((round) => stateOf(round).multiplier);
}

/**
 * Pays a round that its player has left: what it is worth at this point, or the stake if the player hasn't
 * taken a step. Without effect if the round is over.
 */
export async function endAbandoned(
  tx: Db,
  owner: GameWalletOwner,
  round: FairRound,
  at: Date,
): Promise<void> {
  const { multiplier } = stateOf(round);
  // A refunded stake is no turnover.
  await end(tx, owner, round, {
    multiplier,
    at,
    by: 'PLATFORM',
    ...(multiplier === UNIT && { turnover: 0n }),
  });
}

/** The player's open round, if it has this many steps: another tab may have gone on. */
async function openRoundAt(
  tx: Db,
  player: Player,
  { roundId, after }: { roundId: string; after: number },
): Promise<FairRound> {
  const round = await openRound(tx, player);
  if (round?.id !== roundId) {
    // Rejects an unknown round.
    await roundOf(tx, player, roundId);
    throw new Rejection(409, 'ROUND_OVER', 'invalid_request');
  }
  if (detailsOf(round).steps.length !== after)
    throw new Rejection(409, 'STEPPED_ALREADY', 'invalid_request');
  return round;
}

function refuseImpossible(round: FairRound, details: InstantRoundDetails): void {
  try {
    stateOf(round, details);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Rejection(422, 'UNKNOWN_STEP', 'invalid_request');
  }
}

async function endIfOver(
  tx: Db,
  player: Player,
  round: FairRound,
  { details, at }: { details: InstantRoundDetails; at: Date },
): Promise<void> {
  const { isOver, multiplier } = stateOf(round, details);
  if (isOver) await end(tx, player, round, { multiplier, at });
}

interface RoundEnd {
  multiplier: number;
  at: Date;
  by?: 'PLATFORM';
  turnover?: bigint;
}

async function end(
  tx: Db,
  owner: GameWalletOwner,
  { id, betId, stake }: FairRound,
  { multiplier, at, ...rest }: RoundEnd,
): Promise<void> {
  const payout = payoutOf(stake, multiplier);
  if (!(await endRound(tx, id, { payout, at }))) return;
  await settleBet(tx, owner, { betId, roundId: id }, { payout, at, ...rest });
}

/** Where a round stands after the player's steps. */
function stateOf(
  { model: id, outcome, details: stored }: FairRound,
  { options, steps }: InstantRoundDetails = stored as unknown as InstantRoundDetails,
): InstantState {
  const found = playOf(id);
  if (found === undefined) throw new Error(`There is no instant game ${id}.`);
  return found.rules.play(found.model, options, outcome, steps);
}

async function replyOf(tx: Db, player: Player, roundId: string, at: Date): Promise<InstantReply> {
  return {
    round: wireRound(await roundOf(tx, player, roundId)),
    balance: formatDecimal(await gameWalletOf(tx, player).balance()),
    seeds: wireSeeds(await seedInUse(tx, ownerOf(player), at)),
  };
}

function wireRound(round: FairRound): WireInstantRound {
  const { options, steps } = detailsOf(round);
  const { shown, multiplier, canCashOut } = stateOf(round);
  const isOpen = round.settledAt === null;
  return {
    roundId: round.id,
    stake: formatDecimal(round.stake),
    options,
    steps,
    shown,
    multiplier,
    canCashOut: isOpen && canCashOut,
    end: isOpen ? null : { outcome: round.outcome, payout: formatDecimal(round.payout) },
  };
}

/** Only this module writes it. */
const detailsOf = ({ details }: FairRound): InstantRoundDetails =>
  details as unknown as InstantRoundDetails;
