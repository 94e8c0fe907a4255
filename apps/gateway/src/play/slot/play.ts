import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { catalogueOf } from '../../catalogue/catalogue';
import type { Db } from '../../db/types';
import { insufficientBalance, Rejection } from '../../http/Rejection';
import { balanceOf, houseAccount, LedgerError, post, walletOf } from '../../ledger';
import type { Platform } from '../../platform';
import { outcomeOf } from '../../records/bets';
import { bet } from '../../records/schema';
import { fairSeed, playSession, slotFeature, slotSpin } from '../schema';
import { seedInUse } from '../seeds';
import type { Player } from '../sessions';
import { stakesOf } from '../stakes';
import { slotModel, type SlotModel } from './models';
import { spin } from './spin';
import type { SpinResult } from './machine';

export interface Feature {
  /** Minor units. */
  stake: bigint;
  total: number;
  remaining: number;
  /** Won in it so far, minor units. */
  won: bigint;
}

export interface SpinAnswer {
  roundId: string;
  result: SpinResult;
  isFree: boolean;
  stake: bigint;
  payout: bigint;
  balance: bigint;
  nonce: number;
  clientSeed: string;
  commitment: string;
  feature: Feature | null;
}

/** The machine that a game runs on. */
export function machineOf(player: Pick<Player, 'game'>): SlotModel {
  const model = player.game.model === null ? undefined : slotModel(player.game.model);
  if (model === undefined) throw new Rejection(404, 'UNKNOWN_GAME', 'unknown_game');
  return model;
}

/**
 * One spin: takes the stake, draws, pays, and keeps all of it, in the caller's transaction. While free
 * spins wait, a spin is one of them and costs nothing.
 */
export async function playSpin(
  tx: Db,
  platform: Platform,
  player: Player,
  stake: bigint,
): Promise<SpinAnswer> {
  const { member, game, mode } = player;
  const model = machineOf(player);
  const now = platform.clock.now();
  const owner = { memberId: member.id, gameId: game.id, mode };
  // The lock on the seed makes the spins of one player and game take turns.
  const seed = await seedInUse(tx, owner, now);
  const feature = await readFeature(tx, player);
  const isFree = feature !== undefined;
  if (!isFree && !stakesOf(game).includes(stake)) {
    throw new Rejection(422, 'UNKNOWN_STAKE', 'unknown_stake');
  }
  const paidStake = feature?.stake ?? stake;
  const draw = { serverSeed: seed.serverSeed, clientSeed: seed.clientSeed, nonce: seed.nextNonce };
  await tx
    .update(fairSeed)
    .set({ nextNonce: sql`${fairSeed.nextNonce} + 1` })
    .where(eq(fairSeed.id, seed.id));
  const result = await spin(model, draw, isFree);
  const payout = (paidStake / BigInt(model.lines)) * BigInt(result.pays);
  const roundId = randomUUID();
  const purse = mode === 'real' ? wallet(tx, player, roundId, now) : playMoney(tx, player);

  let betId = feature?.betId ?? null;
  if (!isFree) {
    await purse.take(stake);
    if (mode === 'real') betId = await placeBet(tx, platform, player, { roundId, stake, now });
  }
  if (payout > 0n) await purse.give(payout);
  await tx.insert(slotSpin).values({
    ...owner,
    id: roundId,
    betId,
    model: model.id,
    seedId: seed.id,
    nonce: draw.nonce,
    isFree,
    stake: isFree ? 0n : stake,
    payout,
    stops: result.stops,
    playedAt: now,
  });
  const left = await moveFeature(tx, player, { feature, result, betId, stake: paidStake, payout });
  if (betId !== null) await settleBet(tx, betId, { payout, isOver: left === null, now });
  return {
    roundId,
    result,
    isFree,
    stake: isFree ? 0n : stake,
    payout,
    balance: await purse.balance(),
    nonce: draw.nonce,
    clientSeed: seed.clientSeed,
    commitment: seed.commitment,
    feature: left,
  };
}

/** The free spins that wait for a player, locked until the transaction ends. */
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

/** What the player can spend, minor units. */
export async function spendable(db: Db, player: Player): Promise<bigint> {
  const purse =
    player.mode === 'real' ? wallet(db, player, '', new Date(0)) : playMoney(db, player);
  return purse.balance();
}

interface Purse {
  take(amount: bigint): Promise<void>;
  give(amount: bigint): Promise<void>;
  balance(): Promise<bigint>;
}

function wallet(tx: Db, { member, game }: Player, roundId: string, at: Date): Purse {
  const mine = walletOf(member.id, member.currency);
  const house = houseAccount('games', member.currency);
  const details = { note: game.name, gameId: game.id };
  return {
    take: async (amount) => {
      try {
        await post(tx, {
          key: `bet:${roundId}`,
          kind: 'bet',
          at,
          reference: roundId,
          details,
          entries: [
            { account: mine, amount: -amount },
            { account: house, amount },
          ],
        });
      } catch (error) {
        if (error instanceof LedgerError && error.fault === 'insufficient_funds') {
          throw insufficientBalance();
        }
        throw error;
      }
    },
    give: async (amount) => {
      await post(tx, {
        key: `payout:${roundId}`,
        kind: 'payout',
        at,
        reference: roundId,
        details,
        entries: [
          { account: house, amount: -amount },
          { account: mine, amount },
        ],
      });
    },
    balance: async () => (await balanceOf(tx, mine)).available,
  };
}

function playMoney(tx: Db, { sessionId }: Player): Purse {
  const mine = eq(playSession.id, sessionId);
  const move = async (amount: bigint): Promise<boolean> => {
    const rows = await tx
      .update(playSession)
      .set({ demoBalance: sql`${playSession.demoBalance} + ${amount}` })
      .where(and(mine, sql`${playSession.demoBalance} + ${amount} >= 0`))
      .returning({ id: playSession.id });
    return rows.length > 0;
  };
  return {
    take: async (amount) => {
      if (!(await move(-amount))) throw insufficientBalance();
    },
    give: async (amount) => {
      await move(amount);
    },
    balance: async () => {
      const [row] = await tx
        .select({ balance: playSession.demoBalance })
        .from(playSession)
        .where(mine);
      return row?.balance ?? 0n;
    },
  };
}

async function placeBet(
  tx: Db,
  platform: Platform,
  { member, game }: Player,
  { roundId, stake, now }: { roundId: string; stake: bigint; now: Date },
): Promise<number> {
  const catalogue = await catalogueOf(platform);
  const [row] = await tx
    .insert(bet)
    .values({
      roundId,
      memberId: member.id,
      gameId: game.id,
      gameName: game.name,
      category: game.category,
      vendor: game.vendor,
      vendorName: catalogue.vendor(game.vendor)?.name ?? game.vendor,
      currency: member.currency,
      stake,
      payout: 0n,
      turnover: stake,
      status: 'OPEN',
      placedAt: now,
    })
    .returning({ id: bet.id });
  if (row === undefined) throw new Error('The database answered no id for a bet.');
  return row.id;
}

async function settleBet(
  tx: Db,
  id: number,
  { payout, isOver, now }: { payout: bigint; isOver: boolean; now: Date },
): Promise<void> {
  const [row] = await tx
    .update(bet)
    .set({ payout: sql`${bet.payout} + ${payout}` })
    .where(eq(bet.id, id))
    .returning({ stake: bet.stake, payout: bet.payout });
  if (row === undefined || !isOver) return;
  await tx
    .update(bet)
    .set({ status: outcomeOf(row.stake, row.payout), settledAt: now })
    .where(eq(bet.id, id));
}

interface FeatureStep {
  feature: typeof slotFeature.$inferSelect | undefined;
  result: SpinResult;
  betId: number | null;
  stake: bigint;
  payout: bigint;
}

/** Counts a free spin down, adds those that were won, and answers what is left. */
async function moveFeature(tx: Db, player: Player, step: FeatureStep): Promise<Feature | null> {
  const { feature, result, betId, stake, payout } = step;
  const won = result.freeSpinsWon;
  if (feature === undefined) {
    if (won === 0) return null;
    const fresh = { stake, total: won, remaining: won, won: 0n };
    const { member, game, mode } = player;
    await tx
      .insert(slotFeature)
      .values({ memberId: member.id, gameId: game.id, mode, betId, ...fresh });
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
