import type { Game } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useBrand, useSiteConfig, useSwitch } from '@perya/site-config';
import { useToast } from '@perya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../locales';
import type { LaunchOptions } from './startLaunch';

// Members look at a page of games before they choose: the launch code is loaded on the first press.
const fetchLaunch = () => import('./startLaunch');

/**
 * Handles a tap on a game: asks for a login first if needed, which a demo isn't, then opens the game exactly
 * once, with progress on the game page.
 *
 * @example
 * ```tsx
 * import type { Game } from '@perya/api-client';
 * import { useLaunchGame } from '@perya/lobby';
 *
 * export function DemoButton({ game }: { game: Game }) {
 *   const launch = useLaunchGame();
 *   return <button type="button" onClick={() => launch(game, { demo: true })}>Try {game.name}</button>;
 * }
 * ```
 */
export function useLaunchGame(): (game: Game, options?: LaunchOptions) => void {
  const navigate = useNavigate();
  const client = useApi();
  const queryClient = useQueryClient();
  const toast = useToast();
  const freePlay = useSwitch('freePlay');
  const canRegister = useSwitch('directRegistration');
  const lotteryType = useBrand().lottery.type;
  const { launchHosts } = useSiteConfig();
  const t = useT();
  useEffect(fetchOnPress, []);

  return useCallback(
    (game, options = {}) => {
      fetchLaunch().then(
        ({ startLaunch }) =>
          startLaunch(game, options, {
            navigate,
            client,
            queryClient,
            lotteryType,
            launchHosts,
            freePlay,
            canRegister,
          }),
        () => toast.show({ tone: 'danger', title: t('launch.refused', { name: game.name }) }),
      );
    },
    [navigate, client, queryClient, lotteryType, launchHosts, freePlay, canRegister, toast, t],
  );
}

/** Pointerdown precedes the click by about 0.1 s, and keydown comes long before Enter. */
function fetchOnPress(): () => void {
  const over = new AbortController();
  const fetch = () => {
    over.abort();
    // If loading fails, the tap reports it.
    fetchLaunch().catch(() => {});
  };
  for (const type of ['pointerdown', 'keydown'] as const) {
    addEventListener(type, fetch, { passive: true, signal: over.signal });
  }
  return () => over.abort();
}
