import type { Category, GameFacets } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LobbyFilters } from '../address/lobbyAddress';
import { lobbyFacetsQuery } from '../queries/lobbyQueries';

/**
 * What the filters of a lobby can still be set to. While the next counts are on their way, or where
 * they fail, the last ones stand: they are a help, and no reason to hide the games.
 */
export function useLobbyFacets(category: Category, filters: LobbyFilters): GameFacets | undefined {
  const client = useApi();
  const { data } = useQuery({
    ...lobbyFacetsQuery(client, category, filters),
    placeholderData: keepPreviousData,
  });
  return data;
}
