import {
  isRejectedError,
  isTransportError,
  launchGame,
  launchLotteryLobby,
  launchPvpRoom,
  listRecentGames,
  type ApiClient,
  type Launch,
} from '@perya/api-client';
import { apiQueryKey } from '@perya/api-client/react';
import type { QueryClient } from '@tanstack/react-query';
import type { ChosenGame, OpenOnPlatform } from './launchStore';
import { launchWay } from './launchTarget';

/** What a launch reaches the platform by. */
export interface PlatformTools {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
}

/** How this tab asks the platform to open a game. */
export function openOnPlatform({ client, queryClient }: PlatformTools): OpenOnPlatform {
  return async (chosen, signal) => {
    const ask = () => call(client, chosen, signal);
    // The tap has a name, under which the platform opens it once: a lost answer is asked for again.
    const launch = await ask().catch((error: unknown) => {
      if (!isLost(error)) throw error;
      return ask();
    });
    void queryClient.invalidateQueries({ queryKey: apiQueryKey(listRecentGames) });
    return launch;
  };
}

async function call(
  client: ApiClient,
  { game, demo, from, key, roomId }: ChosenGame,
  signal: AbortSignal,
): Promise<Launch> {
  const { id: gameId, nodeId, vendor } = game;
  const backUrl = new URL(from, location.origin).href;
  if (roomId !== undefined) {
    return client.call(launchPvpRoom, { roomId, gameId, nodeId, vendor, backUrl, key }, { signal });
  }
  if (launchWay(game) === 'lottery-lobby') {
    const theme = document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
    const input = {
      prizeMode: 'SEA',
      lottery: game.gameCode ?? game.code,
      view: 'game',
      theme,
      backUrl,
    } as const;
    const { address } = await client.call(launchLotteryLobby, input, { signal });
    // A lobby is not a game: what is played in it is accounted for by its own games.
    return { address, sessionId: null };
  }
  return client.call(
    launchGame,
    { gameId, nodeId, vendor, isDemo: demo, backUrl, key },
    { signal },
  );
}

/** What the site's own server answers where the platform's answer did not reach it. */
const LOST_BEHIND_THE_SITE: ReadonlySet<number> = new Set([502, 504]);

/** The call or its answer was lost on the way; nobody gave it up. */
function isLost(error: unknown): boolean {
  if (isRejectedError(error)) return LOST_BEHIND_THE_SITE.has(error.status);
  return isTransportError(error) && error.kind === 'network';
}
