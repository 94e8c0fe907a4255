import { listBanners } from '@perya/api-client';
import { apiQuery } from '@perya/api-client/react';
import { catalogue, categoryOfPath, filtersCatalogue, LobbyPage, lobbyQueries } from '@perya/lobby';
import { loadedCatalogue } from '@perya/page-kit';
import { HydrationBoundary } from '@tanstack/react-query';
import { useLocation } from 'react-router';

import { bannerGroupOf } from '../banners/banner';
import { BannerGroupView } from '../banners/BannerGroupView';
import { pageViewContext, prefetch } from '../page-view/pageView.server';
import type { RouteHandle } from '../runtime/routeHandle';
import type { Route } from './+types/lobby';

export const handle = {
  page: categoryOfPath,
  catalogues: [catalogue, filtersCatalogue, loadedCatalogue],
} satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const view = context.get(pageViewContext);
  const { client } = view.runtime;
  const { pathname, searchParams } = new URL(request.url);
  const group = bannerGroupOf(pathname);
  return prefetch(view, [
    ...lobbyQueries(client, categoryOfPath(pathname), searchParams),
    ...(group ? [apiQuery(client, listBanners, { group })] : []),
  ]);
}

/** On client-side navigation, the browser fetches the data itself. */
export function clientLoader() {
  return null;
}

export default function Lobby({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const group = bannerGroupOf(pathname);
  return (
    <HydrationBoundary state={loaderData}>
      <LobbyPage
        category={categoryOfPath(pathname)}
        banner={group && <BannerGroupView group={group} isCompact />}
      />
    </HydrationBoundary>
  );
}
