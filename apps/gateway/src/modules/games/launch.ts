import type {
  launchDemo,
  launchGame,
  launchPvpRoom,
  launchVendorLobby,
  WireValueOf,
} from '@perya/api-client';
import { notLoggedIn } from '../../kernel/http/Rejection';
import type { Call, CallContext } from '../../kernel/http/serve';
import { siteAddress } from '../../kernel/http/siteAddress';
import { tokenHashOf } from '../identity';
import type { EngineGame } from './game-list/types';
import { offeredGame } from './play/offered';
import { guestFor } from './play/guestDemo';
import { roomOf } from './play/rooms';
import type { PlayMode } from './play/schema';
import { assertHasDemo, startGame, type Launcher } from './play/startGame';
import { startVendorLobby } from './vendor-lobby/launch';

const REAL = 1;

/** Launches a game. The URL contains a ticket that works once, within a minute. */
export async function launch({
  input,
  ctx,
}: Call<typeof launchGame>): Promise<WireValueOf<typeof launchGame>> {
  const game = await offeredGame(ctx, { ...input, vendor: input.vassalage });
  const mode: PlayMode = input.accountType === REAL ? 'real' : 'demo';
  if (input.roomId !== undefined) roomOf(game, input.roomId);
  const { address, sessionId } = await open(launcherOf(ctx), {
    game,
    mode,
    roomId: input.roomId ?? null,
    backUrl: input.backUrl,
    key: input.key,
  });
  return { game_url: address, sessionId };
}

/** Launches a demo for a guest, who is created by the first one. */
export async function launchGuestDemo({
  input,
  ctx,
}: Call<typeof launchDemo>): Promise<WireValueOf<typeof launchDemo>> {
  const game = await offeredGame(ctx, input);
  // Before a guest is created.
  assertHasDemo(ctx, game);
  const { member, token } = await guestFor(ctx, input.guestToken);
  const { address, sessionId } = await open(
    { ...ctx, member, tokenHash: tokenHashOf(token) },
    { game, mode: 'demo', roomId: null, backUrl: input.backUrl, key: input.key },
  );
  return { address, sessionId, guestToken: token };
}

/** Launches a room of a PVP game; rooms are for real money only. */
export async function launchRoom({
  input,
  ctx,
}: Call<typeof launchPvpRoom>): Promise<WireValueOf<typeof launchPvpRoom>> {
  const game = await offeredGame(ctx, input);
  const { id: roomId } = roomOf(game, input.roomId);
  const { address, sessionId } = await open(launcherOf(ctx), {
    game,
    mode: 'real',
    roomId,
    backUrl: input.backUrl,
    key: input.key,
  });
  return { content: address, sessionId };
}

/** Launches a vendor's own lobby of one category. A lobby is no game session: its games have their own. */
export async function launchVendor({
  input,
  ctx,
}: Call<typeof launchVendorLobby>): Promise<WireValueOf<typeof launchVendorLobby>> {
  const { vendor, category, theme, backUrl, key } = input;
  const { config } = ctx.platform;
  const path = await startVendorLobby(launcherOf(ctx), {
    vendor,
    category,
    theme,
    backUrl: siteAddress(backUrl, config.siteOrigins),
    key,
  });
  return { address: new URL(path, config.playOrigin).href, sessionId: null };
}

interface OpenRequest {
  game: EngineGame;
  mode: PlayMode;
  roomId: string | null;
  backUrl?: string | undefined;
  key?: string | undefined;
}

async function open(
  launcher: Launcher,
  { backUrl, key, ...request }: OpenRequest,
): Promise<{ address: string; sessionId: string }> {
  const { config } = launcher.platform;
  const { path, sessionId } = await startGame(launcher, {
    ...request,
    backUrl: siteAddress(backUrl, config.siteOrigins),
    key,
  });
  return { address: new URL(path, config.playOrigin).href, sessionId };
}

function launcherOf(ctx: CallContext): Launcher {
  const member = ctx.me();
  if (ctx.token === undefined) throw notLoggedIn();
  return { ...ctx, member, tokenHash: tokenHashOf(ctx.token) };
}
