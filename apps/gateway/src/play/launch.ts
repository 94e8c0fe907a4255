import { and, eq, gt, isNull } from 'drizzle-orm';
import { createHash, randomUUID } from 'node:crypto';
import type { launchGame } from '@perya/api-client';
import { catalogueOf } from '../catalogue/catalogue';
import type { Db } from '../db/types';
import { limit } from '../http/limits';
import { needsTrueAccount, notLoggedIn, Rejection } from '../http/Rejection';
import type { Call } from '../http/serve';
import { noteOpened, unknownGame } from '../library/topic';
import { isTrial } from '../members/members';
import { member as memberTable } from '../members/schema';
import type { Secrets } from '../system/secrets';
import { tokenHashOf } from '../session/sessions';
import { playLaunch, type PlayMode } from './schema';

/** How long a ticket can open its game. */
const TICKET_MS = 60_000;
/** A second call within this is the same press of a button. */
const DOUBLE_CALL_MS = 10_000;
const LAUNCHES = { max: 60, windowMs: 60_000 };
const REAL = 1;

/** Opens a game: the address carries a ticket that works once, and only for a minute. */
export async function launch({
  input,
  ctx,
}: Call<typeof launchGame>): Promise<{ game_url: string }> {
  const me = ctx.me();
  const token = ctx.token;
  if (token === undefined) throw notLoggedIn();
  const catalogue = await catalogueOf(ctx.platform);
  const game = catalogue.node(input.nodeId);
  const isOffered =
    game !== undefined &&
    game.vendor === input.vassalage &&
    (input.gameId === undefined || input.gameId === game.id) &&
    ctx.brand.vendorsOff[game.vendor] !== true;
  if (!isOffered) throw unknownGame();
  const mode: PlayMode = input.accountType === REAL ? 'real' : 'demo';
  if (mode === 'real' && isTrial(me)) throw needsTrueAccount();
  if (game.engine === null || (mode === 'demo' && !game.hasDemo)) {
    throw new Rejection(409, 'GAME_NOT_OPEN_YET', 'game_not_open_yet', {
      params: { name: game.name },
    });
  }
  const now = ctx.now();
  await limit(ctx.db, `launch:${me.id}`, LAUNCHES, now);

  const ticket = await ctx.db.transaction(async (tx) => {
    // One launch at a time for a member, so that the second of two calls sees the first's.
    await tx
      .select({ id: memberTable.id })
      .from(memberTable)
      .where(eq(memberTable.id, me.id))
      .for('update');
    const request: LaunchRequest = {
      memberId: me.id,
      tokenHash: tokenHashOf(token),
      gameId: game.id,
      mode,
      language: ctx.language,
      backUrl: siteAddress(input.backUrl, ctx.platform.config.siteOrigins),
    };
    const id =
      (await unusedLaunch(tx, request, now)) ??
      (await makeLaunch(tx, ctx.platform.secrets, request, now));
    await noteOpened(tx, { memberId: me.id, nodeId: game.nodeId, at: now });
    return ticketOf(ctx.platform.secrets, id);
  });

  const address = new URL(`/play/${game.engine}`, ctx.platform.config.playOrigin);
  address.searchParams.set('ticket', ticket);
  return { game_url: address.href };
}

type LaunchRequest = Pick<
  typeof playLaunch.$inferInsert,
  'memberId' | 'tokenHash' | 'gameId' | 'mode' | 'language'
> & { backUrl: string | null };

async function unusedLaunch(
  db: Db,
  request: LaunchRequest,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: playLaunch.id })
    .from(playLaunch)
    .where(
      and(
        eq(playLaunch.memberId, request.memberId),
        eq(playLaunch.tokenHash, request.tokenHash),
        eq(playLaunch.gameId, request.gameId),
        eq(playLaunch.mode, request.mode),
        eq(playLaunch.language, request.language),
        isNull(playLaunch.usedAt),
        gt(playLaunch.createdAt, new Date(now.getTime() - DOUBLE_CALL_MS)),
        gt(playLaunch.expiresAt, now),
      ),
    );
  return row?.id;
}

async function makeLaunch(
  db: Db,
  secrets: Secrets,
  request: LaunchRequest,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await db.insert(playLaunch).values({
    ...request,
    id,
    ticketHash: hashOfSecret(ticketOf(secrets, id)),
    createdAt: now,
    expiresAt: new Date(now.getTime() + TICKET_MS),
  });
  return id;
}

/**
 * Drawn from the installation's secret, so that a double call can be given the same ticket although
 * only its hash is stored.
 */
const ticketOf = (secrets: Secrets, launchId: string): string =>
  secrets.sign('play-ticket', launchId);

/** What the database keeps of tickets and play secrets. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** The way out of a game leads to the site and nowhere else. */
function siteAddress(address: string | undefined, siteOrigins: readonly string[]): string | null {
  if (address === undefined || !URL.canParse(address)) return null;
  const { origin, href } = new URL(address);
  return siteOrigins.includes(origin) ? href : null;
}
