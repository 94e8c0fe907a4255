import { and, eq, gt, inArray, isNull, ne, notLike, type SQL } from 'drizzle-orm';
import { randomBytes, randomUUID } from 'node:crypto';
import { gameListOf } from '../game-list/gameList';
import { hasEngine, type EngineGame } from '../game-list/types';
import type { Db } from '../../../kernel/db/types';
import { notLoggedIn, Rejection, sessionOver } from '../../../kernel/http/Rejection';
import { type Member, member, session, endOf, touchSessionIfStale } from '../../identity';
import { unknownGame } from '../game-list/unknownGame';
import type { Platform } from '../../../kernel/platform';
import { hashOfSecret, LOTTERY_LOBBY, VENDOR_LOBBIES } from './launches';
import { playLaunch, playSession, type PlayMode } from './schema';

/** An open game and its player. */
export interface Player {
  sessionId: string;
  member: Member;
  game: EngineGame;
  mode: PlayMode;
  language: string;
  backUrl: string | null;
  /** The chosen room of a PVP game; null if the game has none. */
  roomId: string | null;
}

/** Uses up a ticket and returns the secret that the page keeps in memory. */
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
      and(ne(playLaunch.gameId, LOTTERY_LOBBY), notLike(playLaunch.gameId, VENDOR_LOBBIES)),
    );
    await endOthers(tx, launch, now);
    return secret;
  });
  return { secret, player: await readPlayer(platform, secret) };
}

/**
 * Uses up a ticket and opens what it was launched for. Only the page has the secret; the database stores its
 * hash.
 *
 * @param isOurs which launches can be opened here
 */
export async function takeTicket(
  tx: Db,
  ticket: string,
  now: Date,
  isOurs: SQL | undefined,
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
    openedAt: now,
  });
  return { launch, secret };
}

/** What was opened with a secret: its launch, its member, and their sign-in. */
export async function sessionRow(db: Db, secret: string) {
  const [row] = await db
    .select({ playSession, playLaunch, member, session })
    .from(playSession)
    .innerJoin(playLaunch, eq(playLaunch.id, playSession.launchId))
    .innerJoin(member, eq(member.id, playLaunch.memberId))
    .innerJoin(session, eq(session.tokenHash, playLaunch.tokenHash))
    .where(eq(playSession.secretHash, hashOfSecret(secret)));
  return row;
}

/** The player of a secret. Responds with 401 if the secret is unknown or its sign-in has ended. */
export async function readPlayer(platform: Platform, secret: string | undefined): Promise<Player> {
  const { db, clock } = platform;
  if (secret === undefined) throw notLoggedIn();
  const row = await sessionRow(db, secret);
  const now = clock.now();
  if (row === undefined) throw notLoggedIn();
  const reason = endOf(row.session, now);
  if (reason !== undefined) throw sessionOver(reason);
  if (row.playSession.endedAt !== null) {
    throw new Rejection(410, 'PLAYED_ELSEWHERE', 'played_elsewhere');
  }
  // Playing keeps the sign-in alive.
  await touchSessionIfStale(db, row.session, now);
  const gameList = await gameListOf(platform);
  const game = gameList.game(row.playLaunch.gameId);
  if (game === undefined || !hasEngine(game)) throw unknownGame();
  return {
    sessionId: row.playSession.id,
    member: row.member,
    game,
    mode: row.playLaunch.mode,
    language: row.playLaunch.language,
    backUrl: row.playLaunch.backUrl,
    roomId: row.playLaunch.roomId,
  };
}

/** Ends the same game in other windows: only one can be active at a time. */
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
