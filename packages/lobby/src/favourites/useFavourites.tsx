import { listFavouriteIds, type Game } from '@perya/api-client';
import { apiQueryKey, useApi, useApiQuery } from '@perya/api-client/react';
import { requireLogin, useIsSignedIn } from '@perya/session';
import { useToast } from '@perya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { useT } from '../locales';
import type ErrorTextComponent from './ErrorText';
import { setFavourite, usePendingFavourites, type FavouriteWrites } from './pendingFavourites';

// The first view shows buttons: what a change needs loads with the first one. If it can't be loaded, the title
// alone tells what happened.
const ErrorText = lazy((): Promise<{ default: typeof ErrorTextComponent }> =>
  import('./ErrorText').catch(() => ({ default: () => '' })),
);

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
  const t = useT();
  return useMemo(
    () => ({
      async send(game, favourite) {
        const { sendFavourite } = await import('./favouriteWrites');
        await sendFavourite(game, favourite, { client, queryClient });
      },
      refused({ name }, favourite, error) {
        toast.show({
          tone: 'danger',
          title: t(favourite ? 'favourites.notAdded' : 'favourites.notRemoved', { name }),
          description: (
            <Suspense>
              <ErrorText error={error} />
            </Suspense>
          ),
        });
        // If the response was lost, only the platform knows the outcome.
        void queryClient.invalidateQueries({ queryKey: apiQueryKey(listFavouriteIds) });
      },
    }),
    [client, queryClient, toast, t],
  );
}
