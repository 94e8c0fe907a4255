import { and, eq, gt, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import { randomBytes, randomUUID } from 'node:crypto';
import { gameListOf } from '../game-list/gameList';
import type { Game } from '../game-list/types';
import type { Db } from '../../../kernel/db/types';
import { notLoggedIn, Rejection, sessionOver } from '../../../kernel/http/Rejection';
import { type Member, member, session, endOf, signOfLife } from '../../identity';
import type { Platform } from '../../../kernel/platform';
import { hashOfSecret, LOTTERY_LOBBY } from './launches';
import { playLaunch, playSession, type PlayMode } from './schema';

/** Play money at the start of demo play: 10,000.00. */
const DEMO_MONEY = 1_000_000n;

/** An open game and who plays it. */
export interface Player {
  sessionId: string;
  member: Member;
  game: Game;
  mode: PlayMode;
  language: string;
  backUrl: string | null;
  /** The room of a PVP game that was chosen; null where the game has none. */
  roomId: string | null;
  /** Play money in minor units; null where real money is played. */
  demoBalance: bigint | null;
}

/** Takes a ticket, once, and gives the secret that the page keeps in its memory. */
export async function openPlay(
  platform: Platform,
  ticket: string,
): Promise<{ secret: string; player: Player }> {
  const now = platform.clock.now();
  const secret = await platform.db.transaction(async (tx) => {
    const { launch, secret } = await takeTicket(
      tx,
      ticket,
      now,
      ne(playLaunch.gameId, LOTTERY_LOBBY),
    );
    await endOthers(tx, launch, now);
    return secret;
  });
  return { secret, player: await readPlayer(platform, secret) };
}

/**
 * Takes a ticket, once, and opens what it was launched for. The secret is the page's alone; the
 * database keeps its hash.
 *
 * @param isOurs which launches are opened here
 */
export async function takeTicket(
  tx: Db,
  ticket: string,
  now: Date,
  isOurs: SQL,
): Promise<{ launch: typeof playLaunch.$inferSelect; secret: string }> {
  const [launch] = await tx
    .update(playLaunch)
    .set({ usedAt: now })
    .where(
      and(
        eq(playLaunch.ticketHash, hashOfSecret(ticket)),
        isOurs,
        isNull(playLaunch.usedAt),
        gt(playLaunch.expiresAt, now),
      ),
    )
    .returning();
  if (launch === undefined) throw new Rejection(410, 'TICKET_SPENT', 'ticket_spent');
  const secret = randomBytes(32).toString('base64url');
  await tx.insert(playSession).values({
    id: randomUUID(),
    secretHash: hashOfSecret(secret),
    launchId: launch.id,
    demoBalance: launch.mode === 'demo' ? DEMO_MONEY : null,
    openedAt: now,
  });
  return { launch, secret };
}

/** Who plays with this secret, or a 401: also where the sign-in behind it is over. */
export async function readPlayer(platform: Platform, secret: string | undefined): Promise<Player> {
  const { db, clock } = platform;
  if (secret === undefined) throw notLoggedIn();
  const [row] = await db
    .select({ playSession, playLaunch, member, session })
    .from(playSession)
    .innerJoin(playLaunch, eq(playLaunch.id, playSession.launchId))
    .innerJoin(member, eq(member.id, playLaunch.memberId))
    .innerJoin(session, eq(session.tokenHash, playLaunch.tokenHash))
    .where(eq(playSession.secretHash, hashOfSecret(secret)));
  const now = clock.now();
  if (row === undefined) throw notLoggedIn();
  const reason = endOf(row.session, now);
  if (reason !== undefined) throw sessionOver(reason);
  if (row.playSession.endedAt !== null) {
    throw new Rejection(410, 'PLAYED_ELSEWHERE', 'played_elsewhere');
  }
  // Play is a sign of life for the sign-in behind it.
  await signOfLife(db, row.session, now);
  const gameList = await gameListOf(platform);
  const game = gameList.game(row.playLaunch.gameId);
  if (game === undefined) throw new Rejection(404, 'UNKNOWN_GAME', 'unknown_game');
  return {
    sessionId: row.playSession.id,
    member: row.member,
    game,
    mode: row.playLaunch.mode,
    language: row.playLaunch.language,
    backUrl: row.playLaunch.backUrl,
    roomId: row.playLaunch.roomId,
    demoBalance: row.playSession.demoBalance,
  };
}

/** The same game in another window is over: one of them is played at a time. */
async function endOthers(
  tx: Db,
  { id, memberId, gameId, mode }: typeof playLaunch.$inferSelect,
  now: Date,
): Promise<void> {
  const others = tx
    .select({ id: playLaunch.id })
    .from(playLaunch)
    .where(
      and(
        eq(playLaunch.memberId, memberId),
        eq(playLaunch.gameId, gameId),
        eq(playLaunch.mode, mode),
        ne(playLaunch.id, id),
      ),
    );
  await tx
    .update(playSession)
    .set({ endedAt: now })
    .where(and(isNull(playSession.endedAt), inArray(playSession.launchId, others)));
}
