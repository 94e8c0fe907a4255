import { formatDecimal } from '@perya/rules/money';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Platform } from '../../../kernel/platform';
import { placeBet, placeGrantedBet, settleBet } from '../play/bets';
import { countGrantedRound, openGrant, type FreeSpinGrant } from '../free-spins/grant';
import { gameWalletOf } from '../play/gameWallet';
import { insertRound } from '../play/rounds';
import { nextDraw, ownerOf } from '../play/seeds';
import type { Player } from '../play/sessions';
import { stakesOf } from '../game-list/stakes';
import {
  type SpinResult,
  type GrantedDetails,
  slotModel,
  type SlotModel,
  spin,
} from '@perya/game-engines/slot';
import { slotFeature } from './schema';

export interface Feature {
  /** Minor units. */
  stake: bigint;
  total: number;
  remaining: number;
  /** Total winnings so far, in minor units. */
  won: bigint;
}

export interface SpinAnswer {
  roundId: string;
  result: SpinResult;
  isFree: boolean;
  /** The cost of the spin. */
  stake: bigint;
  /** The stake that payouts are based on. */
  paysBy: bigint;
  payout: bigint;
  balance: bigint;
  nonce: number;
  clientSeed: string;
  commitment: string;
  feature: Feature | null;
  grant: FreeSpinGrant | null;
}

/** The slot model of a game. */
export function machineOf(player: Pick<Player, 'game'>): SlotModel {
  const model = slotModel(player.game.model);
  if (model === undefined) throw new Rejection(404, 'UNKNOWN_GAME', 'unknown_game');
  return model;
}

/**
 * One spin: takes the stake, draws, pays, and stores everything, in the caller's transaction. While there are
 * free spins, a spin is one of them and costs nothing; otherwise a spin uses a granted round, if there is
 * one. Winnings of a grant require turnover before they can be withdrawn.
 *
 * @param by who spins, if not the player
 */
export async function playSpin(
  tx: Db,
  platform: Platform,
  player: Player,
  stake: bigint,
  by?: 'PLATFORM',
): Promise<SpinAnswer> {
  const model = machineOf(player);
  const at = platform.clock.now();
  const draw = await nextDraw(tx, ownerOf(player), at);
  const feature = await readFeature(tx, player);
  const isFree = feature !== undefined;
  const grant = isFree ? undefined : await grantOf(tx, player, at);
  if (!isFree && grant === undefined && !stakesOf(player.game).includes(stake)) {
    throw new Rejection(422, 'UNKNOWN_STAKE', 'unknown_stake');
  }
  const paysBy = feature?.stake ?? grant?.stake ?? stake;
  const result = spin(model, draw, isFree);
  const payout = (paysBy / BigInt(model.lines)) * BigInt(result.pays);
  const roundId = randomUUID();
  const betId = isFree
    ? feature.betId
    : await (grant === undefined
        ? placeBet(tx, platform, player, { roundId, stake, at })
        : placeGrantedBet(tx, platform, player, { roundId, at }));
  const cost = isFree || grant !== undefined ? 0n : stake;
  await insertRound(tx, player, {
    id: roundId,
    betId,
    model: model.id,
    draw,
    outcome: result.stops,
    stake: cost,
    at,
    isFree,
    settled: { payout },
    ...(grant && { details: { paysBy: formatDecimal(paysBy) } satisfies GrantedDetails }),
  });
  const grantId = grant?.id ?? feature?.grantId ?? null;
  const left = await moveFeature(tx, player, {
    feature,
    result,
    betId,
    grantId,
    stake: paysBy,
    payout,
  });
  const isOver = left === null;
  await settleBet(tx, player, { betId, roundId }, { payout, at, isOver, ...(by && { by }) });
  if (grantId !== null) {
    const countsDown = grant !== undefined;
    await countGrantedRound(tx, { grantId, roundId, won: payout, countsDown, at });
  }
  return {
    roundId,
    result,
    isFree,
    stake: cost,
    paysBy,
    payout,
    balance: await gameWalletOf(tx, player).balance(),
    nonce: draw.nonce,
    clientSeed: draw.clientSeed,
    commitment: draw.commitment,
    feature: left,
    grant: (await grantOf(tx, player, at)) ?? null,
  };
}

/** The player's grant for this game, if any rounds are left. */
export async function grantOf(
  db: Db,
  { member, game, mode }: Player,
  now: Date,
): Promise<FreeSpinGrant | undefined> {
  return mode === 'real' ? openGrant(db, { memberId: member.id, gameId: game.id }, now) : undefined;
}

/** The player's remaining free spins, locked until the transaction ends. */
export async function readFeature(db: Db, { member, game, mode }: Player) {
  const [row] = await db
    .select()
    .from(slotFeature)
    .where(
      and(
        eq(slotFeature.memberId, member.id),
        eq(slotFeature.gameId, game.id),
        eq(slotFeature.mode, mode),
      ),
    )
    .for('update');
  return row;
}

interface FeatureStep {
  feature: typeof slotFeature.$inferSelect | undefined;
  result: SpinResult;
  betId: number | null;
  grantId: number | null;
  stake: bigint;
  payout: bigint;
}

/** Counts down a free spin, adds those that were won, and returns what is left. */
async function moveFeature(tx: Db, player: Player, step: FeatureStep): Promise<Feature | null> {
  const { feature, result, betId, grantId, stake, payout } = step;
  const won = result.freeSpinsWon;
  if (feature === undefined) {
    if (won === 0) return null;
    const fresh = { stake, total: won, remaining: won, won: 0n };
    const { member, game, mode } = player;
    await tx
      .insert(slotFeature)
      .values({ memberId: member.id, gameId: game.id, mode, betId, grantId, ...fresh });
    return fresh;
  }
  const next = {
    total: feature.total + won,
    remaining: feature.remaining - 1 + won,
    won: feature.won + payout,
  };
  const mine = eq(slotFeature.id, feature.id);
  if (next.remaining === 0) {
    await tx.delete(slotFeature).where(mine);
    return null;
  }
  await tx.update(slotFeature).set(next).where(mine);
  return { stake: feature.stake, ...next };
}
