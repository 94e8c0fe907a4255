import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { randomBytes, randomUUID } from 'node:crypto';
import { catalogueOf } from '../catalogue/catalogue';
import type { Game } from '../catalogue/types';
import type { Db } from '../db/types';
import { notLoggedIn, Rejection } from '../http/Rejection';
import type { Member } from '../members/members';
import { member } from '../members/schema';
import type { Platform } from '../platform';
import { session } from '../session/schema';
import { IDLE_MS } from '../session/sessions';
import { hashOfSecret } from './launch';
import { playLaunch, playSession, type PlayMode } from './schema';

/** Play money at the start of demo play: 10,000.00. */
const DEMO_MONEY = 1_000_000n;
/** Play is a sign of life for the sign-in behind it, written at most this often. */
const TOUCH_MS = 60_000;

/** An open game and who plays it. */
export interface Player {
  sessionId: string;
  member: Member;
  game: Game;
  mode: PlayMode;
  language: string;
  backUrl: string | null;
  /** Play money in minor units; null where real money is played. */
  demoBalance: bigint | null;
}

/** Takes a ticket, once, and gives the secret that the page keeps in its memory. */
export async function openPlay(
  platform: Platform,
  ticket: string,
): Promise<{ secret: string; player: Player }> {
  const { db, clock } = platform;
  const now = clock.now();
  const secret = randomBytes(32).toString('base64url');
  await db.transaction(async (tx) => {
    const [launched] = await tx
      .update(playLaunch)
      .set({ usedAt: now })
      .where(
        and(
          eq(playLaunch.ticketHash, hashOfSecret(ticket)),
          isNull(playLaunch.usedAt),
          gt(playLaunch.expiresAt, now),
        ),
      )
      .returning();
    if (launched === undefined) throw new Rejection(410, 'TICKET_SPENT', 'ticket_spent');
    await tx.insert(playSession).values({
      id: randomUUID(),
      secretHash: hashOfSecret(secret),
      launchId: launched.id,
      demoBalance: launched.mode === 'demo' ? DEMO_MONEY : null,
      openedAt: now,
    });
  });
  return { secret, player: await readPlayer(platform, secret) };
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
  if (row === undefined || row.session.expiresAt <= now) throw notLoggedIn();
  const idleMs = now.getTime() - row.session.lastSeenAt.getTime();
  if (idleMs > IDLE_MS) throw notLoggedIn();
  if (idleMs > TOUCH_MS) {
    await db
      .update(session)
      .set({ lastSeenAt: now })
      .where(eq(session.tokenHash, row.session.tokenHash));
  }
  const catalogue = await catalogueOf(platform);
  const game = catalogue.game(row.playLaunch.gameId);
  if (game === undefined) throw new Rejection(404, 'UNKNOWN_GAME', 'unknown_game');
  return {
    sessionId: row.playSession.id,
    member: row.member,
    game,
    mode: row.playLaunch.mode,
    language: row.playLaunch.language,
    backUrl: row.playLaunch.backUrl,
    demoBalance: row.playSession.demoBalance,
  };
}

/** Drops the launches that nobody came for. */
export async function sweepLaunches(db: Db, now: Date): Promise<void> {
  await db.delete(playLaunch).where(and(isNull(playLaunch.usedAt), lt(playLaunch.expiresAt, now)));
}
