import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Platform } from '../../../kernel/platform';
import { placeBet, voidBet } from '../play/bets';
import { roomFor, stakesIn } from '../play/rooms';
import { ownerOf, seedInUse } from '../play/seeds';
import type { Player } from '../play/sessions';
import { advance, nextAtOf } from './advance';
import { BANK_MS, WAIT_MS } from './clock';
import { rulesOf } from './matches';
import { match, matchSeat } from './schema';
import { lockMatch, lockOwnMatch, matchTable, type MatchTable } from './table';

/** Takes the stake and a seat in a waiting match, or in a new one. The last seat starts the match. */
export async function join(
  tx: Db,
  platform: Platform,
  player: Player,
  { stake, seats, at }: { stake: bigint; seats: number; at: Date },
): Promise<void> {
  const room = roomFor(player);
  if (!stakesIn(room).includes(stake)) throw new Rejection(422, 'UNKNOWN_STAKE', 'unknown_stake');
  if (!rulesOf(player.game).game.sizes.includes(seats)) {
    throw new Rejection(400, 'INVALID_REQUEST', 'invalid_request');
  }
  const owner = ownerOf(player);
  // The lock on the seed serializes two tabs: the second one finds the first one's seat.
  const { clientSeed } = await seedInUse(tx, owner, at);
  if (await hasOpenSeat(tx, player)) throw new Rejection(409, 'MATCH_OPEN', 'round_open');
  const wanted = { roomId: room.id, stake, seats, at };
  const { row, members } =
    (await findWaiting(tx, platform, player, wanted)) ??
    (await create(tx, platform, player, wanted));
  const taken = new Set(members.map(({ seat }) => seat));
  const seat = Array.from({ length: seats }, (_, one) => one).find((one) => !taken.has(one));
  if (seat === undefined) throw new Error(`Match ${row.id} has no free seat.`);
  const roundId = randomUUID();
  const betId = await placeBet(tx, platform, player, { roundId, stake, at });
  await tx.insert(matchSeat).values({
    ...owner,
    matchId: row.id,
    seat,
    joinedAt: at,
    roundId,
    betId,
    clientSeed,
    bankMs: BANK_MS,
  });
  await advance(tx, platform, await matchTable(tx, platform, row), at);
}

async function hasOpenSeat(tx: Db, player: Player): Promise<boolean> {
  const { memberId, gameId, mode } = ownerOf(player);
  const [open] = await tx
    .select({ matchId: matchSeat.matchId })
    .from(matchSeat)
    .where(
      and(
        eq(matchSeat.memberId, memberId),
        eq(matchSeat.gameId, gameId),
        eq(matchSeat.mode, mode),
        isNull(matchSeat.payout),
      ),
    );
  return open !== undefined;
}

interface Wanted {
  roomId: string;
  stake: bigint;
  seats: number;
  at: Date;
}

/** The oldest match that waits for players of this stake, locked until the transaction ends. */
async function findWaiting(
  tx: Db,
  platform: Platform,
  { game, mode, member }: Player,
  { roomId, stake, seats, at }: Wanted,
): Promise<MatchTable | undefined> {
  const waiting = await tx
    .select({ id: match.id })
    .from(match)
    .where(
      and(
        eq(match.gameId, game.id),
        eq(match.roomId, roomId),
        eq(match.mode, mode),
        eq(match.currency, member.currency),
        eq(match.model, game.model),
        eq(match.stake, stake),
        eq(match.seats, seats),
        isNull(match.clientSeed),
        gt(match.createdAt, new Date(at.getTime() - WAIT_MS)),
      ),
    )
    .orderBy(asc(match.createdAt));
  for (const { id } of waiting) {
    const table = await lockMatch(tx, platform, id);
    // Read with the lock: it may have started, or its last player left, in the meantime.
    if (table?.play === null && table.members.length < seats) return table;
  }
  return undefined;
}

async function create(
  tx: Db,
  platform: Platform,
  { game, mode, member }: Player,
  { roomId, stake, seats, at }: Wanted,
): Promise<MatchTable> {
  const [row] = await tx
    .insert(match)
    .values({
      id: randomUUID(),
      gameId: game.id,
      roomId,
      mode,
      currency: member.currency,
      stake,
      seats,
      model: rulesOf(game).model,
      createdAt: at,
      turnSince: at,
      actedAt: at,
    })
    .returning();
  if (row === undefined) throw new Error('The database did not keep a match.');
  const table = await matchTable(tx, platform, row);
  await tx
    .update(match)
    .set({ nextAt: nextAtOf(table) })
    .where(eq(match.id, row.id));
  return table;
}

/** Leaves a match that is still waiting, and refunds the stake. */
export async function leave(
  tx: Db,
  platform: Platform,
  player: Player,
  { matchId, at }: { matchId: string; at: Date },
): Promise<void> {
  const { table, seat } = await lockOwnMatch(tx, platform, player, matchId);
  if (table.play !== null) throw new Rejection(409, 'MATCH_STARTED', 'invalid_request');
  await voidBet(tx, player, seat, { stake: table.row.stake, at });
  await tx
    .delete(matchSeat)
    .where(and(eq(matchSeat.matchId, matchId), eq(matchSeat.seat, seat.seat)));
  // Without players, there is nothing to wait for.
  if (table.members.length === 1) await tx.delete(match).where(eq(match.id, matchId));
}
