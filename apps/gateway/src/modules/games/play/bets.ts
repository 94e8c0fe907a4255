import { gameListOf } from '../game-list/gameList';
import type { Db } from '../../../kernel/db/types';
import type { Platform } from '../../../kernel/platform';
import { assertMayPlay, assertNotOnBreak } from '../../protection';
import { addStake, cancelBet, insertBets, payBet } from '../../bets';
import { gameWalletOf, type GameWalletOwner } from './gameWallet';
import type { Player } from './sessions';

export interface NewBet {
  /** Unique; shown in the record and the statement. */
  roundId: string;
  /** Minor units. */
  stake: bigint;
  at: Date;
}

/**
 * Takes the stake and adds an open bet to the record. Returns null in demo play, which has no record. Rejects
 * with `INSUFFICIENT_BALANCE`, and for the reasons of `assertMayPlay`.
 */
export async function placeBet(
  tx: Db,
  platform: Platform,
  player: Player,
  { roundId, stake, at }: NewBet,
): Promise<number | null> {
  await refuseProtected(tx, platform, player, stake);
  await gameWalletOf(tx, player).take(stake, { key: roundId, at });
  return player.mode === 'demo' ? null : writeBet(tx, platform, player, { roundId, stake, at });
}

/**
 * Adds an open bet for a granted round to the record: it has no stake and doesn't count as turnover. Breaks
 * apply to it as to any other bet.
 */
export async function placeGrantedBet(
  tx: Db,
  platform: Platform,
  player: Player,
  { roundId, at }: Omit<NewBet, 'stake'>,
): Promise<number> {
  await refuseProtected(tx, platform, player, 0n);
  return writeBet(tx, platform, player, { roundId, stake: 0n, at });
}

async function writeBet(
  tx: Db,
  platform: Platform,
  { member, game }: Player,
  { roundId, stake, at }: NewBet,
): Promise<number> {
  const gameList = await gameListOf(platform);
  const ids = await insertBets(tx, [
    {
      roundId,
      memberId: member.id,
      gameId: game.id,
      gameName: game.name,
      category: game.category,
      vendor: game.vendor,
      vendorName: gameList.vendor(game.vendor)?.name ?? game.vendor,
      currency: member.currency,
      stake,
      placedAt: at,
    },
  ]);
  const id = ids.get(roundId);
  if (id === undefined) throw new Error('The database answered no id for a bet.');
  return id;
}

/** Identifies a bet in either mode. */
export interface BetRef {
  /** Null in demo play. */
  betId: number | null;
  roundId: string;
}

/** Adds to an open bet: more chips, a double, a call. Rejects like `placeBet`. */
export async function raiseBet(
  tx: Db,
  platform: Platform,
  player: Player,
  { ref, stake, key, at }: { ref: BetRef; stake: bigint; key: string; at: Date },
): Promise<void> {
  await refuseProtected(tx, platform, player, stake);
  await gameWalletOf(tx, player).take(stake, { key, reference: ref.roundId, at });
  if (ref.betId !== null) await addStake(tx, ref.betId, stake);
}

/** Enforces the member's own limits and breaks; for play money, only breaks. */
async function refuseProtected(
  tx: Db,
  { clock, brand }: Platform,
  { mode, member, language }: Player,
  stake: bigint,
): Promise<void> {
  const ctx = { now: () => clock.now(), brand: brand.current, language };
  if (mode === 'real') await assertMayPlay(tx, ctx, member.id, stake);
  else await assertNotOnBreak(tx, ctx, member.id);
}

export interface Settlement {
  /** Minor units; of this step only, if a bet pays in several. */
  payout: bigint;
  at: Date;
  /** Posted once per key. Default: the bet's round. */
  key?: string;
  /** False if the bet may pay more later. */
  isOver?: boolean;
  /** Turnover, if it differs from the stake: for example, a push doesn't count. */
  turnover?: bigint;
  /** Set if the player left the bet open and the platform finished it; shown in the record. */
  by?: 'PLATFORM';
}

/** Pays, and closes the bet unless it may pay more later. */
export async function settleBet(
  tx: Db,
  owner: GameWalletOwner,
  { betId, roundId }: BetRef,
  { payout, at, key = roundId, isOver = true, turnover, by }: Settlement,
): Promise<void> {
  await gameWalletOf(tx, owner).give(payout, { key, reference: roundId, at });
  if (betId !== null) await payBet(tx, betId, { payout, at, isOver, turnover, by });
}

/** Refunds the whole stake, because the event did not take place. */
export async function voidBet(
  tx: Db,
  owner: GameWalletOwner,
  { betId, roundId }: BetRef,
  { stake, at }: { stake: bigint; at: Date },
): Promise<void> {
  await gameWalletOf(tx, owner).refund(stake, { key: roundId, at });
  if (betId !== null) await cancelBet(tx, betId, { stake, at });
}
