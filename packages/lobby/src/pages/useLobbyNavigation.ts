import { startTransition, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import {
  changeFilters,
  writeFolder,
  writeLobbyFilters,
  type LobbyFilters,
} from '../address/lobbyAddress';

/** How changes in a lobby become its next URL. */
export interface LobbyNavigation {
  /** The latest filters: those in the URL, or those of the pending navigation. */
  chosen: LobbyFilters;
  /** The text in the URL. A search that another navigation overtook leaves the typed text as it is. */
  searched: string;
  /** URL with some of the filters changed, back on the first page. */
  hrefOf(change: Partial<LobbyFilters>): string;
  /** Navigates without scrolling: the games change below the filters. */
  go(change: Partial<LobbyFilters>, replace?: boolean): void;
  /** Opens a vendor's folder over the lobby; Back closes it. */
  openFolder(code: string): void;
  closeFolder(): void;
}

/** Navigation from the current URL of a lobby. */
export function useLobbyNavigation(filters: LobbyFilters): LobbyNavigation {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // A second change may happen before the navigation completes: it builds on the first.
  const [chosen, choose] = useOptimistic(filters);
  return useMemo(() => {
    const hrefOf = (change: Partial<LobbyFilters>) =>
      pathname + writeLobbyFilters(changeFilters(chosen, change), params);
    return {
      chosen,
      searched: filters.text,
      hrefOf,
      go: (change, replace = false) =>
        startTransition(async () => {
          choose(changeFilters(chosen, change));
          await navigate(hrefOf(change), { replace, preventScrollReset: true });
        }),
      openFolder: (code) =>
        void navigate(pathname + writeFolder(code, params), { preventScrollReset: true }),
      closeFolder: () =>
        void navigate(pathname + writeFolder('', params), {
          replace: true,
          preventScrollReset: true,
        }),
    };
  }, [pathname, params, navigate, chosen, choose, filters.text]);
}
