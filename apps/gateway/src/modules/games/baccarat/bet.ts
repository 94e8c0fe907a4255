import { formatDecimal, parseDecimal } from '@perya/rules/money';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Platform } from '../../../kernel/platform';
import { placeBet, raiseBet } from '../play/bets';
import { gameWalletOf } from '../play/gameWallet';
import { ownerOf, seedInUse } from '../play/seeds';
import type { Player } from '../play/sessions';
import { limitsOf } from './limits';
import {
  type BetReply,
  type WireStakes,
  SPOTS,
  type Spot,
  type Stakes,
  GRACE_MS,
  timesOf,
} from '@perya/game-engines/baccarat';
import { lockRound } from './rounds';
import { baccaratSlip } from './schema';
import { takeSeat } from './seats';

interface NewStakes {
  round: number;
  stakes: Stakes;
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
  const { opensAt, closesAt } = timesOf(game.id, round);
  if (row.clientSeed !== null || now < opensAt || now > closesAt + GRACE_MS) {
    throw new Rejection(422, 'BETS_CLOSED', 'bets_closed');
  }
  const added = sumOf(stakes);
  const slip = await findSlip(tx, player, round);
  const all = addStakes(readStakes(slip?.stakes ?? {}), stakes);
  refuseUnknown(game, stakes, all);
  const seeds = await seedInUse(tx, ownerOf(player), at);
  const written = writeStakes(all);
  const roundId = slip?.roundId ?? randomUUID();
  if (slip === undefined) {
    const betId = await placeBet(tx, platform, player, { roundId, stake: added, at });
    await tx.insert(baccaratSlip).values({
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
    await tx.update(baccaratSlip).set({ stakes: written }).where(eq(baccaratSlip.id, slip.id));
  }
  if (player.mode === 'real') await takeSeat(tx, game.id, player.member.id, at);
  return {
    balance: formatDecimal(await gameWalletOf(tx, player).balance()),
    mine: { roundId, stakes: written, payout: null },
    seeds: {
      commitment: seeds.commitment,
      clientSeed: seeds.clientSeed,
      nextNonce: seeds.nextNonce,
    },
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
    .from(baccaratSlip)
    .where(
      and(
        eq(baccaratSlip.gameId, game.id),
        eq(baccaratSlip.round, round),
        eq(baccaratSlip.memberId, member.id),
        eq(baccaratSlip.mode, mode),
      ),
    );
  return slip;
}

function refuseUnknown(game: Player['game'], added: Stakes, all: Stakes): void {
  const limits = limitsOf(game);
  if (sumOf(added) === 0n) throw unknownStake();
  for (const spot of SPOTS) {
    const { min, max } = limits[spot];
    const more = added[spot] ?? 0n;
    if (more < 0n || more % min !== 0n) throw unknownStake();
    if ((all[spot] ?? 0n) > max) {
      throw new Rejection(422, 'STAKE_TOO_HIGH', 'stake_too_high', {
        params: { max: formatDecimal(max) },
      });
    }
  }
}

const unknownStake = () => new Rejection(422, 'UNKNOWN_STAKE', 'unknown_stake');

export const sumOf = (stakes: Stakes): bigint =>
  SPOTS.reduce((sum, spot) => sum + (stakes[spot] ?? 0n), 0n);

/** Adds the stakes of two bets on the same round. */
export function addStakes(one: Stakes, other: Stakes): Stakes {
  const sum: Partial<Record<Spot, bigint>> = {};
  for (const spot of SPOTS) {
    const both = (one[spot] ?? 0n) + (other[spot] ?? 0n);
    if (both !== 0n) sum[spot] = both;
  }
  return sum;
}

export function readStakes(written: WireStakes): Stakes {
  const stakes: Partial<Record<Spot, bigint>> = {};
  for (const spot of SPOTS) {
    const minor = parseDecimal(written[spot] ?? '0');
    if (minor !== undefined && minor !== 0n) stakes[spot] = minor;
  }
  return stakes;
}

export function writeStakes(stakes: Stakes): WireStakes {
  const written: Partial<Record<Spot, string>> = {};
  for (const spot of SPOTS) {
    const minor = stakes[spot];
    if (minor !== undefined && minor !== 0n) written[spot] = formatDecimal(minor);
  }
  return written;
}
