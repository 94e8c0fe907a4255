import { gameListOf } from '../game-list/gameList';
import type { Db } from '../../../kernel/db/types';
import type { Platform } from '../../../kernel/platform';
import { assertMayPlay, assertNotOnBreak } from '../../protection';
import { addStake, cancelBet, insertBets, payBet } from '../../bets';
import { gameWalletOf, type GameWalletOwner } from './gameWallet';
import type { Player } from './sessions';

export interface NewBet {
  /** Unique; the record and the statement show it. */
  roundId: string;
  /** Minor units. */
  stake: bigint;
  at: Date;
}

/**
 * Takes the stake and writes the bet, open, into the record. Null in demo play, which leaves none.
 * Refuses with `INSUFFICIENT_BALANCE`, and with what `assertMayPlay` refuses.
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
 * Writes a round that was granted into the record, open: nothing is staked, and nothing counts as
 * turnover. Breaks hold for it as for any other.
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

/** Which bet, in either mode. */
export interface BetRef {
  /** Null in demo play. */
  betId: number | null;
  roundId: string;
}

/** Puts more on an open bet: further chips, a double, a call. Refuses as `placeBet` does. */
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

/** What the member's own limits and breaks forbid; play money has no limits. */
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
  /** Minor units; of this step alone, where a bet pays in several. */
  payout: bigint;
  at: Date;
  /** Posted once per key; the bet's round where nothing else is said. */
  key?: string;
  /** False while more of the bet may still pay. */
  isOver?: boolean;
  /** What counts as turnover where it is not the stake: what a push gave back does not. */
  turnover?: bigint;
  /** Its player has left it open, and the platform has played it to its end: the record says so. */
  by?: 'PLATFORM';
}

/** Pays, and closes the bet unless more may come. */
export async function settleBet(
  tx: Db,
  owner: GameWalletOwner,
  { betId, roundId }: BetRef,
  { payout, at, key = roundId, isOver = true, turnover, by }: Settlement,
): Promise<void> {
  await gameWalletOf(tx, owner).give(payout, { key, reference: roundId, at });
  if (betId !== null) await payBet(tx, betId, { payout, at, isOver, turnover, by });
}

/** Gives the whole stake back: what it was on did not take place. */
export async function voidBet(
  tx: Db,
  owner: GameWalletOwner,
  { betId, roundId }: BetRef,
  { stake, at }: { stake: bigint; at: Date },
): Promise<void> {
  await gameWalletOf(tx, owner).refund(stake, { key: roundId, at });
  if (betId !== null) await cancelBet(tx, betId, { stake, at });
}
