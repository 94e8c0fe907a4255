import {
  isRejectedError,
  isTransportError,
  launchDemo,
  launchGame,
  launchLotteryLobby,
  launchPvpRoom,
  launchVendorLobby,
  listRecentGames,
  type ApiClient,
  type Launch,
  type PrizeMode,
} from '@perya/api-client';
import { apiQueryKey } from '@perya/api-client/react';
import { getToken } from '@perya/session';
import { launchAddress } from '@perya/site-config';
import type { QueryClient } from '@tanstack/react-query';
import { guestToken, keepGuestToken } from './guestToken';
import type { ChosenGame, OpenOnPlatform } from './launchStore';
import { launchKind } from './launchTarget';

/** What a launch needs to call the platform. */
export interface PlatformTools {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  /** The brand's prize mode. */
  readonly lotteryType: PrizeMode;
  /** The hosts that games are opened on, the picked one first. */
  readonly launchHosts: readonly string[];
}

/** Creates the function with which this tab asks the platform to open a game. */
export function openOnPlatform(tools: PlatformTools): OpenOnPlatform {
  return async (chosen, signal) => {
    const ask = () => call(tools, chosen, signal);
    // The idempotency key makes the platform open it once: after a lost response, the request is repeated.
    const launch = await ask().catch((error: unknown) => {
      if (!isLost(error)) throw error;
      return ask();
    });
    void tools.queryClient.invalidateQueries({ queryKey: apiQueryKey(listRecentGames) });
    return {
      sessionId: launch.sessionId,
      address: launchAddress(launch.address, tools.launchHosts),
    };
  };
}

async function call(
  { client, lotteryType }: PlatformTools,
  { game, demo, from, key, roomId }: ChosenGame,
  signal: AbortSignal,
): Promise<Launch> {
  const { id: gameId, nodeId, vendor } = game;
  const backUrl = new URL(from, location.origin).href;
  if (game.isVendorFolder) {
    const { category } = game;
    const input = { vendor, category, theme: currentTheme(), backUrl, key };
    return client.call(launchVendorLobby, input, { signal });
  }
  if (roomId !== undefined) {
    return client.call(launchPvpRoom, { roomId, gameId, nodeId, vendor, backUrl, key }, { signal });
  }
  if (launchKind(game, lotteryType) === 'lottery-lobby') {
    const input = {
      prizeMode: lotteryType,
      lottery: game.gameCode ?? game.code,
      view: 'game',
      theme: currentTheme(),
      backUrl,
    } as const;
    const { address } = await client.call(launchLotteryLobby, input, { signal });
    // A lobby is not a game: what is played in it is accounted for by its own games.
    return { address, sessionId: null };
  }
  if (demo && getToken() === null) {
    const guest = guestToken();
    const input = { gameId, nodeId, vendor, backUrl, key, ...(guest && { guestToken: guest }) };
    const launched = await client.call(launchDemo, input, { signal });
    keepGuestToken(launched.guestToken);
    return launched;
  }
  return client.call(
    launchGame,
    { gameId, nodeId, vendor, isDemo: demo, backUrl, key },
    { signal },
  );
}

/** Lobbies look like the site around them; games stay as they are. */
const currentTheme = (): 'dark' | 'light' =>
  document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';

/** Statuses with which the site's own server responds if it got no response from the platform. */
const LOST_BEHIND_THE_SITE: ReadonlySet<number> = new Set([502, 504]);

/** The request or its response was lost, without being aborted. */
function isLost(error: unknown): boolean {
  if (isRejectedError(error)) return LOST_BEHIND_THE_SITE.has(error.status);
  return isTransportError(error) && error.kind === 'network';
}
