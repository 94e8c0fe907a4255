import { formatDecimal } from '@perya/rules/money';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Platform } from '../../../kernel/platform';
import { placeBet, raiseBet } from '../play/bets';
import { gameWalletOf } from '../play/gameWallet';
import { ownerOf, seedInUse, wireSeeds } from '../play/seeds';
import type { Player } from '../play/sessions';
import { limitsOf } from './limits';
import {
  addStakes,
  type BetReply,
  GRACE_MS,
  readStakes,
  sumOfStakes,
  type TableStakes,
  writeStakes,
} from '@perya/game-engines/live-table';
import { lockRound } from './rounds';
import { tableSlip } from './schema';
import { takeSeat } from './seats';
import { rulesOf } from './tables';

interface NewStakes {
  round: number;
  stakes: TableStakes;
  /** The call's key: chips are added only once per key. */
  roundKey: string;
  at: Date;
}

/** Adds chips to a player's bet on a round. */
export async function placeStakes(
  tx: Db,
  platform: Platform,
  player: Player,
  { round, stakes, roundKey, at }: NewStakes,
): Promise<BetReply> {
  const { game } = player;
  const row = await lockRound(tx, game.id, round);
  // Read after acquiring the lock: a bet that waited for it may be too late.
  const now = platform.clock.now().getTime();
  const { schedule, seats } = rulesOf(game).table;
  const { opensAt, closesAt } = schedule.timesOf(game.id, round);
  if (row.clientSeed !== null || now < opensAt || now > closesAt + GRACE_MS) {
    throw new Rejection(422, 'BETS_CLOSED', 'bets_closed');
  }
  const added = sumOfStakes(stakes);
  const slip = await findSlip(tx, player, round);
  const all = addStakes(readStakes(slip?.stakes ?? {}), stakes);
  refuseUnknown(game, stakes, all);
  const seeds = await seedInUse(tx, ownerOf(player), at);
  const written = writeStakes(all);
  const roundId = slip?.roundId ?? randomUUID();
  if (slip === undefined) {
    const betId = await placeBet(tx, platform, player, { roundId, stake: added, at });
    await tx.insert(tableSlip).values({
      roundId,
      gameId: game.id,
      round,
      memberId: player.member.id,
      mode: player.mode,
      betId,
      clientSeed: seeds.clientSeed,
      stakes: written,
    });
  } else {
    const key = `${roundId}:${roundKey}`;
    await raiseBet(tx, platform, player, { ref: slip, stake: added, key, at });
    await tx.update(tableSlip).set({ stakes: written }).where(eq(tableSlip.id, slip.id));
  }
  if (player.mode === 'real')
    await takeSeat(tx, { gameId: game.id, memberId: player.member.id, seats }, at);
  return {
    balance: formatDecimal(await gameWalletOf(tx, player).balance()),
    mine: { roundId, stakes: written, hand: null, payout: null },
    seeds: wireSeeds(seeds),
  };
}

/** A player's slip on a round. */
export async function findSlip(
  db: Db,
  { member, game, mode }: Pick<Player, 'member' | 'game' | 'mode'>,
  round: number,
) {
  const [slip] = await db
    .select()
    .from(tableSlip)
    .where(
      and(
        eq(tableSlip.gameId, game.id),
        eq(tableSlip.round, round),
        eq(tableSlip.memberId, member.id),
        eq(tableSlip.mode, mode),
      ),
    );
  return slip;
}

function refuseUnknown(game: Player['game'], added: TableStakes, all: TableStakes): void {
  const { betTypeOf, mainSpot } = rulesOf(game);
  const limits = limitsOf(game);
  if (sumOfStakes(added) === 0n) throw unknownStake();
  if (mainSpot !== undefined && (all[mainSpot] ?? 0n) === 0n) throw unknownStake();
  for (const [spot, more] of Object.entries(added)) {
    const { min, max } = limits[betTypeOf(spot)] ?? { min: 0n, max: 0n };
    if (min === 0n || more < 0n || more % min !== 0n) throw unknownStake();
    if ((all[spot] ?? 0n) > max) {
      throw new Rejection(422, 'STAKE_TOO_HIGH', 'stake_too_high', {
        params: { max: formatDecimal(max) },
      });
    }
  }
}

const unknownStake = () => new Rejection(422, 'UNKNOWN_STAKE', 'unknown_stake');
