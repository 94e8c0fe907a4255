import type { launchGame, launchPvpRoom, launchVendorLobby, WireValueOf } from '@perya/api-client';
import { gameListOf } from './game-list/gameList';
import { hasEngine, type EngineGame } from './game-list/types';
import { limit } from '../../kernel/http/limits';
import { trueAccountNeeded, notLoggedIn } from '../../kernel/http/Rejection';
import type { Call, CallContext } from '../../kernel/http/serve';
import { recordOpenedGame } from './library/opened';
import { unknownGame } from './game-list/unknownGame';
import { isTrial, tokenHashOf } from '../identity';
import { assertMayPlay, assertNotOnBreak } from '../protection';
import { keptLaunch, ticketOf } from './play/launches';
import { offeredGame } from './play/offered';
import { roomOf } from './play/rooms';
import type { PlayMode } from './play/schema';
import { siteAddress } from '../../kernel/http/siteAddress';

const LAUNCHES = { max: 60, windowMs: 60_000 };
const REAL = 1;

/** Launches a game. The URL contains a ticket that works once, within a minute. */
export async function launch({
  input,
  ctx,
}: Call<typeof launchGame>): Promise<WireValueOf<typeof launchGame>> {
  const game = await offeredGame(ctx, { ...input, vendor: input.vassalage });
  const mode: PlayMode = input.accountType === REAL ? 'real' : 'demo';
  if (input.roomId !== undefined) roomOf(game, input.roomId);
  const { address, sessionId } = await open(ctx, {
    game,
    mode,
    roomId: input.roomId ?? null,
    backUrl: input.backUrl,
    key: input.key,
  });
  return { game_url: address, sessionId };
}

/** Launches a room of a PVP game; rooms are for real money only. */
export async function launchRoom({
  input,
  ctx,
}: Call<typeof launchPvpRoom>): Promise<WireValueOf<typeof launchPvpRoom>> {
  const game = await offeredGame(ctx, input);
  const { id: roomId } = roomOf(game, input.roomId);
  const { address, sessionId } = await open(ctx, {
    game,
    mode: 'real',
    roomId,
    backUrl: input.backUrl,
    key: input.key,
  });
  return { content: address, sessionId };
}

/** Launches the most played game of a vendor in a category; lotteries open their own pages. */
export async function launchVendor({
  input,
  ctx,
}: Call<typeof launchVendorLobby>): Promise<WireValueOf<typeof launchVendorLobby>> {
  const { vendorsOff } = ctx.brand;
  const { vendor, category } = input;
  const gameList = await gameListOf(ctx.platform);
  const [game] = gameList.find({ category, vendors: [vendor], vendorsOff });
  if (game === undefined || !hasEngine(game)) throw unknownGame();
  return open(ctx, { game, mode: 'real', roomId: null });
}

interface OpenRequest {
  game: EngineGame;
  mode: PlayMode;
  roomId: string | null;
  backUrl?: string | undefined;
  key?: string | undefined;
}

async function open(
  ctx: CallContext,
  { game, mode, roomId, backUrl, key }: OpenRequest,
): Promise<{ address: string; sessionId: string }> {
  const me = ctx.me();
  if (ctx.token === undefined) throw notLoggedIn();
  if (mode === 'real' && isTrial(me)) throw trueAccountNeeded();
  if (mode === 'demo' && !game.hasDemo) throw unknownGame();
  const now = ctx.now();
  await limit(ctx.db, `launch:${me.id}`, LAUNCHES, now);

  const { secrets, config } = ctx.platform;
  const sessionId = await ctx.db.transaction(async (tx) => {
    if (mode === 'real') await assertMayPlay(tx, ctx, me.id);
    else await assertNotOnBreak(tx, ctx, me.id);
    const request = {
      memberId: me.id,
      tokenHash: tokenHashOf(ctx.token ?? ''),
      gameId: game.id,
      roomId,
      mode,
      language: ctx.language,
      backUrl: siteAddress(backUrl, config.siteOrigins),
    };
    const id = await keptLaunch(tx, secrets, { request, key, now });
    await recordOpenedGame(tx, { memberId: me.id, nodeId: game.nodeId, at: now });
    return id;
  });

  const address = new URL(`/play/${game.engine}`, config.playOrigin);
  address.searchParams.set('ticket', ticketOf(secrets, sessionId));
  return { address: address.href, sessionId };
}
