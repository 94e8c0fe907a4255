import {
  addFavourite,
  listFavouriteIds,
  listFavourites,
  removeFavourite,
  type ApiClient,
  type Game,
} from '@perya/api-client';
import { apiQueryKey } from '@perya/api-client/react';
import type { QueryClient } from '@tanstack/react-query';

/** Adds a favorite or removes it, and updates the ids and lists that are shown. Rejects with the call's error. */
export async function sendFavourite(
  { nodeId, vendor, category }: Game,
  favourite: boolean,
  { client, queryClient }: { client: ApiClient; queryClient: QueryClient },
): Promise<void> {
  const call = favourite ? addFavourite : removeFavourite;
  await client.call(call, { nodeId, vendor, category });
  const queryKey = apiQueryKey(listFavouriteIds, {});
  // A response sent before this write must not revert the button.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<readonly string[]>(queryKey, (ids) => {
    const others = ids?.filter((id) => id !== nodeId);
    return others && favourite ? [...others, nodeId] : others;
  });
  void queryClient.invalidateQueries({ queryKey: apiQueryKey(listFavourites) });
  if (queryClient.getQueryData(queryKey) === undefined) {
    await queryClient.invalidateQueries({ queryKey });
  }
}
