import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { createHash, randomUUID } from 'node:crypto';
import type { Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import { member } from '../../identity';
import type { Category } from '../game-list/types';
import type { Secrets } from '../../../kernel/crypto/secrets';
import { playLaunch } from './schema';

/** Used as the game id of lottery lobby launches, because the lobby is not a single game. */
export const LOTTERY_LOBBY = 'lottery-lobby';

const VENDOR_LOBBY = 'vendor-lobby/';

/** Matches the game ids of {@link vendorLobbyId}, as a pattern of SQL's `like`. */
export const VENDOR_LOBBIES = `${VENDOR_LOBBY}%`;

/** Used as the game id of launches of a vendor's lobby. */
export const vendorLobbyId = (vendor: string, category: Category): string =>
  `${VENDOR_LOBBY}${category}/${vendor}`;

/** The vendor and the category of a launched lobby; undefined if it's the id of something else. */
export function vendorLobbyOf(gameId: string): { vendor: string; category: Category } | undefined {
  if (!gameId.startsWith(VENDOR_LOBBY)) return undefined;
  const [category = '', vendor = ''] = gameId.slice(VENDOR_LOBBY.length).split('/');
  return { vendor, category: category as Category };
}

/** How long a ticket is valid. */
const TICKET_MS = 60_000;
/** A repeated call without a key within this time counts as the same press of a button. */
const DOUBLE_CALL_MS = 10_000;

/** What is launched, and by whom. */
type LaunchRequest = Pick<
  typeof playLaunch.$inferInsert,
  'memberId' | 'tokenHash' | 'gameId' | 'mode' | 'language'
> & { roomId: string | null; backUrl: string | null };

interface KeptLaunch {
  request: LaunchRequest;
  key: string | undefined;
  now: Date;
}

/** The launch id for a call: that of the launch it repeats, or a new one. */
export async function keptLaunch(
  tx: Db,
  secrets: Secrets,
  { request, key, now }: KeptLaunch,
): Promise<string> {
  // Serializes a member's launches, so that the second of two calls finds the first one's.
  await tx
    .select({ id: member.id })
    .from(member)
    .where(eq(member.id, request.memberId))
    .for('update');
  const repeated =
    key === undefined
      ? await launchJustMade(tx, request, now)
      : await launchUnder(tx, key, request, now);
  if (repeated !== undefined) return repeated;
  const id = randomUUID();
  await tx.insert(playLaunch).values({
    ...request,
    id,
    launchKey: key ?? null,
    ticketHash: hashOfSecret(ticketOf(secrets, id)),
    createdAt: now,
    expiresAt: new Date(now.getTime() + TICKET_MS),
  });
  return id;
}

/** The launch with the same key. Its ticket may have been used already, in which case the game is running. */
async function launchUnder(
  tx: Db,
  key: string,
  request: LaunchRequest,
  now: Date,
): Promise<string | undefined> {
  const mine = and(eq(playLaunch.memberId, request.memberId), eq(playLaunch.launchKey, key));
  const [row] = await tx.select().from(playLaunch).where(mine);
  if (row === undefined) return undefined;
  const { gameId, mode, roomId } = request;
  if (row.gameId !== gameId || row.mode !== mode || row.roomId !== roomId) {
    throw new Rejection(422, 'IDEMPOTENCY_KEY_REUSED', 'idempotency_mismatch');
  }
  const isWorthless = row.usedAt === null && row.expiresAt <= now;
  if (!isWorthless) return row.id;
  // The ticket expired unused: nothing was opened, and a new ticket replaces it.
  await tx.delete(playLaunch).where(mine);
  return undefined;
}

async function launchJustMade(
  tx: Db,
  { memberId, tokenHash, gameId, roomId, mode, language }: LaunchRequest,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: playLaunch.id })
    .from(playLaunch)
    .where(
      and(
        eq(playLaunch.memberId, memberId),
        eq(playLaunch.tokenHash, tokenHash),
        eq(playLaunch.gameId, gameId),
        roomId === null ? isNull(playLaunch.roomId) : eq(playLaunch.roomId, roomId),
        eq(playLaunch.mode, mode),
        eq(playLaunch.language, language),
        isNull(playLaunch.launchKey),
        isNull(playLaunch.usedAt),
        gt(playLaunch.createdAt, new Date(now.getTime() - DOUBLE_CALL_MS)),
        gt(playLaunch.expiresAt, now),
      ),
    );
  return row?.id;
}

/**
 * Derived from the installation's secret, so that a repeated call gets the same ticket although only its hash
 * is stored.
 */
export const ticketOf = (secrets: Secrets, launchId: string): string =>
  secrets.sign('play-ticket', launchId);

/** The stored form of tickets and play secrets. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Deletes the launches whose tickets expired unused. */
export async function sweepLaunches(db: Db, now: Date): Promise<void> {
  await db.delete(playLaunch).where(and(isNull(playLaunch.usedAt), lt(playLaunch.expiresAt, now)));
}
