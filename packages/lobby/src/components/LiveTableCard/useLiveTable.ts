import { listLiveTables, type Game, type LiveTable } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useMemo } from 'react';

/** Polling interval for tables; paused while the tab is hidden. */
const EVERY_MS = 5_000;

/** One request for all cards of a page, while any of them is mounted. */
const idsOfPage = new WeakMap<readonly Game[], readonly string[]>();

/**
 * The live table of a game: undefined while loading, null if the game has none.
 *
 * @param page the games on the same page
 */
export function useLiveTable(game: Game, page: readonly Game[]): LiveTable | null | undefined {
  const gameIds = idsOf(page);
  const { data, isError } = useApiQuery(
    listLiveTables,
    { gameIds },
    { refetchInterval: EVERY_MS, staleTime: EVERY_MS },
  );
  return useMemo(() => {
    if (data === undefined) return isError ? null : undefined;
    return data.find(({ gameId }) => gameId === game.id) ?? null;
  }, [data, isError, game.id]);
}

function idsOf(page: readonly Game[]): readonly string[] {
  const known = idsOfPage.get(page);
  if (known) return known;
  const ids = page.map(({ id }) => id);
  idsOfPage.set(page, ids);
  return ids;
}
