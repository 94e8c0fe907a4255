import { startTransition, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import {
  changeFilters,
  writeFolder,
  writeLobbyFilters,
  type LobbyFilters,
} from '../address/lobbyAddress';

/** How a choice in a lobby becomes its next address. */
export interface LobbyNavigation {
  /** What was chosen last: the filters of the address, or those that the page is on its way to. */
  chosen: LobbyFilters;
  /** The text that the address holds: a search that another step overtook leaves what was typed. */
  searched: string;
  /** The address with some of the filters changed, back at the first page. */
  hrefOf(change: Partial<LobbyFilters>): string;
  /** Goes there, in place: the games change under the filters. */
  go(change: Partial<LobbyFilters>, replace?: boolean): void;
  /** Opens a vendor's folder over the lobby; Back closes it. */
  openFolder(code: string): void;
  closeFolder(): void;
}

/** The ways from a lobby as its address has it. */
export function useLobbyNavigation(filters: LobbyFilters): LobbyNavigation {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // A second choice may come before the page has followed the first: it is made on top of that.
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
