import {
  getLibraryCounts,
  listFavouriteIds,
  type Category,
  type GameFacets,
} from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useIsSignedIn } from '@perya/session';
import { useEffect, useRef } from 'react';
import { isOwnList, type GameShow, type LobbyFilters } from '../address/lobbyAddress';
import { TOP_COUNT } from '../queries/lobbyQueries';

/** How many games each list of a lobby holds, under the filters; the member's own lists are whole. */
export function useShowCounts(
  category: Category,
  { show }: LobbyFilters,
  facets: GameFacets | undefined,
): Readonly<Partial<Record<GameShow, number>>> {
  const own = useLibraryCounts();
  const counts: Partial<Record<GameShow, number>> = {};
  if (own) {
    counts.favourites = own.favourites.byCategory[category] ?? 0;
    counts.recent = own.recents.byCategory[category] ?? 0;
  }
  // Where the list is a part of the catalogue, its own count is what fits it; all of it is not asked for.
  if (!facets) return counts;
  for (const { value, count } of facets.classifications) counts[value] = count;
  if (show === 'all' || show === 'top' || isOwnList(show)) {
    counts.all = facets.total;
    // Its name says how many it holds, unless there are fewer.
    if (facets.total < TOP_COUNT) counts.top = facets.total;
  }
  return counts;
}

/** What the member keeps, asked for again when a heart has landed. */
function useLibraryCounts() {
  const isSignedIn = useIsSignedIn();
  const { data: ids } = useApiQuery(listFavouriteIds, {}, { enabled: isSignedIn });
  const { data, refetch } = useApiQuery(getLibraryCounts, {}, { enabled: isSignedIn });
  const counted = useRef(ids?.length);
  const favourites = ids?.length;
  useEffect(() => {
    const before = counted.current;
    counted.current = favourites;
    if (before !== undefined && favourites !== undefined && before !== favourites) void refetch();
  }, [favourites, refetch]);
  return isSignedIn ? data : undefined;
}
