import { launchGame, listRecentGames, type Game } from '@perya/api-client';
import { apiQueryKey, useApi } from '@perya/api-client/react';
import { requireLogin } from '@perya/session';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { gameChosen, launchRetried, type ChosenGame, type OpenOnPlatform } from './launch-store';
import { launchTarget } from './launch-target';

const GAME_PATH = '/game';

/** What the game page's entry in the history says. */
export interface GamePageState {
  /** The entry before is the place in the lobby that the game was chosen from. */
  readonly isOneStepBack: boolean;
}

export interface LaunchOptions {
  /** Play for fun: no money moves. */
  demo?: boolean;
}

/**
 * What a tap on a game does: asks for a login first where there is none, then opens the game exactly
 * once, with the game page showing how far it is.
 */
export function useLaunchGame(): (game: Game, options?: LaunchOptions) => void {
  const navigate = useNavigate();
  const open = useOpenOnPlatform();
  return useCallback(
    (game, { demo = false } = {}) => {
      const target = launchTarget(game);
      if (target.kind === 'page') {
        const go = () => void navigate(target.path);
        if (target.needsLogin) requireLogin(go);
        else go();
        return;
      }
      const here = location.pathname + location.search;
      const from = location.pathname === GAME_PATH ? '/' : here;
      requireLogin(() => {
        if (!gameChosen({ game, from, demo }, open) || location.pathname === GAME_PATH) return;
        // After a login on a page of its own, the step before the game is not where it was chosen.
        const isOneStepBack = location.pathname + location.search === from;
        const state: GamePageState = { isOneStepBack };
        void navigate(GAME_PATH, { viewTransition: true, state });
      });
    },
    [navigate, open],
  );
}

/** Asks again for a game that was refused or has ended; the person is on the game page already. */
export function useRetryLaunch(): (chosen: ChosenGame) => void {
  const open = useOpenOnPlatform();
  return useCallback((chosen) => requireLogin(() => launchRetried(chosen, open)), [open]);
}

function useOpenOnPlatform(): OpenOnPlatform {
  const client = useApi();
  const queryClient = useQueryClient();
  return useCallback(
    async ({ game, demo, from }, signal) => {
      const { id: gameId, nodeId, vendor } = game;
      const backUrl = new URL(from, location.origin).href;
      const launch = await client.call(
        launchGame,
        { gameId, nodeId, vendor, isDemo: demo, backUrl },
        { signal },
      );
      void queryClient.invalidateQueries({ queryKey: apiQueryKey(listRecentGames) });
      return launch;
    },
    [client, queryClient],
  );
}
