import type { HandlerValueOf, listPvpRooms } from '@perya/api-client';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Game } from '../game-list/types';
import type { Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Call } from '../../../kernel/http/serve';
import { offeredGame } from './offered';
import { playLaunch, playSession } from './schema';
import type { Player } from './sessions';

/** A room of a PVP game. Amounts are minor units. */
export interface Room {
  id: string;
  /** A name, the same in every language. */
  name: string;
  minStake: bigint;
  maxStake: bigint;
  /** The minimum balance required to join. */
  minBalance: bigint;
}

/**
 * Named after parts of the fair, from the gate to the box of honor. Each has ten times the stakes of the one
 * before.
 */
const ROOMS = [
  { name: 'Entrada', times: 1n },
  { name: 'Glorieta', times: 10n },
  { name: 'Kiosko', times: 100n },
  { name: 'Palco', times: 1000n },
];
/** A room's maximum stake as a multiple of its minimum. */
const SPREAD = 10n;
/** The balance required to join, as a multiple of the minimum stake. */
const BROUGHT = 10n;
/** The maximum stake: 50,000.00. */
const MOST = 5_000_000n;
/** A player who opened a table longer ago no longer counts. */
const SITTING_MS = 2 * 3_600_000;

/** The rooms of a game, lowest stakes first; empty if it isn't PVP. */
function roomsOf({ id, category, minBet }: Game): Room[] {
  if (category !== 'PVP') return [];
  return ROOMS.map(({ name, times }, place) => {
    const minStake = BigInt(minBet) * times;
    const highest = minStake * SPREAD;
    return {
      id: `${id}-${place + 1}`,
      name,
      minStake,
      maxStake: highest < MOST ? highest : MOST,
      minBalance: minStake * BROUGHT,
    };
  }).filter(({ minStake }) => minStake <= MOST);
}

/** A game's room by its id; rejects with 404. */
export function roomOf(game: Game, roomId: string): Room {
  const room = roomsOf(game).find(({ id }) => id === roomId);
  if (room === undefined) throw new Rejection(404, 'UNKNOWN_ROOM', 'unknown_room');
  return room;
}

/** The stakes of a room, as multiples of its minimum. */
const STEPS = [1n, 2n, 5n, 10n];

/** The player's room: the chosen one, or the cheapest. */
export function roomFor({ game, roomId }: Pick<Player, 'game' | 'roomId'>): Room {
  const room = roomId === null ? roomsOf(game)[0] : roomOf(game, roomId);
  if (room === undefined) throw new Rejection(404, 'UNKNOWN_ROOM', 'unknown_room');
  return room;
}

/** The stakes of a room in minor units, lowest first. */
export const stakesIn = ({ minStake, maxStake }: Room): bigint[] =>
  STEPS.map((step) => step * minStake).filter((stake) => stake <= maxStake);

/** The rooms of a PVP game, with the number of members in each. */
export async function listRooms({
  input,
  ctx,
}: Call<typeof listPvpRooms>): Promise<HandlerValueOf<typeof listPvpRooms>> {
  const game = await offeredGame(ctx, input);
  const seated = await countSeated(ctx.db, game.id, ctx.now());
  return {
    currency: ctx.me().currency,
    list: roomsOf(game).map((room) => ({
      ...room,
      players: seated.get(room.id) ?? 0,
    })),
  };
}

async function countSeated(db: Db, gameId: string, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({
      roomId: playLaunch.roomId,
      players: sql<number>`count(distinct ${playLaunch.memberId})::int`,
    })
    .from(playSession)
    .innerJoin(playLaunch, eq(playLaunch.id, playSession.launchId))
    .where(
      and(
        eq(playLaunch.gameId, gameId),
        isNull(playSession.endedAt),
        gt(playSession.openedAt, new Date(now.getTime() - SITTING_MS)),
      ),
    )
    .groupBy(playLaunch.roomId);
  return new Map(
    rows.flatMap(({ roomId, players }) => (roomId === null ? [] : [[roomId, players]])),
  );
}
