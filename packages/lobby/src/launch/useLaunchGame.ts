import type { Game } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { useSwitch } from '@perya/site-config';
import { useToast } from '@perya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../locales';
import type { LaunchOptions } from './startLaunch';

// A page full of games is looked at first: what opens one is fetched from the first press on.
const fetchLaunch = () => import('./startLaunch');

/**
 * What a tap on a game does: asks for a login first where there is none, then opens the game exactly
 * once, with the game page showing how far it is.
 */
export function useLaunchGame(): (game: Game, options?: LaunchOptions) => void {
  const navigate = useNavigate();
  const client = useApi();
  const queryClient = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const freePlay = useSwitch('freePlay');
  const t = useT();
  useEffect(fetchOnPress, []);

  return useCallback(
    (game, options = {}) => {
      fetchLaunch().then(
        ({ startLaunch }) =>
          startLaunch(game, options, { navigate, client, queryClient, freePlay }),
        (error: unknown) =>
          toast.show({
            tone: 'danger',
            title: t('launch.refused', { name: game.name }),
            description: errorText(error),
          }),
      );
    },
    [navigate, client, queryClient, freePlay, toast, errorText, t],
  );
}

/** A press comes a tenth of a second before its tap, a key long before Enter. */
function fetchOnPress(): () => void {
  const over = new AbortController();
  const fetch = () => {
    over.abort();
    // Where it does not come, the tap says so.
    fetchLaunch().catch(() => {});
  };
  for (const type of ['pointerdown', 'keydown'] as const) {
    addEventListener(type, fetch, { passive: true, signal: over.signal });
  }
  return () => over.abort();
}
