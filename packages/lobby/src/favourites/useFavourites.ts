import { addFavourite, listFavouriteIds, removeFavourite, type Game } from '@perya/api-client';
import type * as calls from '@perya/api-client';
import { apiQueryKey, useApi, useApiQuery } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { requireLogin, useIsSignedIn } from '@perya/session';
import { useToast } from '@perya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useT } from '../locales';
import { setFavourite, usePendingFavourites, type FavouriteWrites } from './pendingFavourites';

/** Only the name, so that the call itself isn't bundled: the first view shows buttons but no list. */
const FAVOURITE_LIST = ['listFavourites' satisfies keyof typeof calls];

/** Another tab may change favorites; lists are always refetched after a change. */
const FRESH_MS = 5 * 60_000;

export interface Favourites {
  isFavourite(game: Game): boolean;
  /** Toggles a favorite. Guests are asked to log in first; it's then set. */
  favouriteToggled(game: Game): void;
}

/** The favorites of the signed-in member; empty for guests. */
export function useFavourites(): Favourites {
  const isSignedIn = useIsSignedIn();
  const { data } = useApiQuery(listFavouriteIds, {}, { enabled: isSignedIn, staleTime: FRESH_MS });
  const wishes = usePendingFavourites();
  const writes = useFavouriteWrites();

  const isFavourite = useMemo(() => {
    const ids = new Set(isSignedIn ? data : []);
    return ({ nodeId }: Game) => wishes.get(nodeId) ?? ids.has(nodeId);
  }, [isSignedIn, data, wishes]);

  const favouriteToggled = useCallback(
    (game: Game) => {
      const wanted = !isFavourite(game);
      requireLogin(() => void setFavourite(game, wanted, writes));
    },
    [isFavourite, writes],
  );
  return { isFavourite, favouriteToggled };
}

function useFavouriteWrites(): FavouriteWrites {
  const client = useApi();
  const queryClient = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const t = useT();
  return useMemo(
    () => ({
      async send({ nodeId, vendor, category }, favourite) {
        const call = favourite ? addFavourite : removeFavourite;
        await client.call(call, { nodeId, vendor, category });
        const queryKey = apiQueryKey(listFavouriteIds, {});
        // A response sent before this write must not revert the button.
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData<readonly string[]>(queryKey, (ids) => {
          const others = ids?.filter((id) => id !== nodeId);
          return others && favourite ? [...others, nodeId] : others;
        });
        void queryClient.invalidateQueries({ queryKey: FAVOURITE_LIST });
        if (queryClient.getQueryData(queryKey) === undefined) {
          await queryClient.invalidateQueries({ queryKey });
        }
      },
      refused({ name }, favourite, error) {
        toast.show({
          tone: 'danger',
          title: t(favourite ? 'favourites.notAdded' : 'favourites.notRemoved', { name }),
          description: errorText(error),
        });
        // If the response was lost, only the platform knows the outcome.
        void queryClient.invalidateQueries({ queryKey: apiQueryKey(listFavouriteIds) });
      },
    }),
    [client, queryClient, toast, errorText, t],
  );
}
