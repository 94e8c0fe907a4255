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

/** Number of games per list of a lobby, with the filters applied; the member's own lists aren't filtered. */
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
  // The current list's own total is its count, so the total of all games isn't requested.
  if (!facets) return counts;
  for (const { value, count } of facets.classifications) counts[value] = count;
  if (show === 'all' || show === 'top' || isOwnList(show)) {
    counts.all = facets.total;
    // The name of the list already includes the number, unless there are fewer.
    if (facets.total < TOP_COUNT) counts.top = facets.total;
  }
  return counts;
}

/** Sizes of the member's own lists, refetched after a favorite is saved. */
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
