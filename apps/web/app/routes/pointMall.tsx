import { listBanners } from '@perya/api-client';
import { apiQuery } from '@perya/api-client/react';
import { catalogues, PointMallPage, pointMallQueries } from '@perya/points-mall';
import { HydrationBoundary } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';

import { PageWithBanner } from '../banners/PageWithBanner';
import { pageViewContext, prefetch } from '../page-view/pageView.server';
import type { RouteHandle } from '../runtime/routeHandle';
import { centreAddress } from '../shell/navigation/centres';
import type { Route } from './+types/pointMall';

export const handle = {
  page: 'pointMall',
  catalogues,
  shell: { rail: false },
} satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const view = context.get(pageViewContext);
  const { client } = view.runtime;
  return prefetch(view, [
    apiQuery(client, listBanners, { group: 'w_shop' }),
    ...pointMallQueries(client, new URL(request.url).searchParams),
  ]);
}

/** On client-side navigation, the browser fetches the data itself. */
export function clientLoader() {
  return null;
}

export default function PointMall({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const security = centreAddress(params, 'member', 'securityCenter');
  const missions = centreAddress(params, 'member', 'missionLeaderboard');
  return (
    <HydrationBoundary state={loaderData}>
      <PageWithBanner>
        <PointMallPage
          securityLink={<Link to={security} preventScrollReset />}
          leaderboardLink={
            <Link to={{ search: `${missions.search}&missionTab=ranks` }} preventScrollReset />
          }
        />
      </PageWithBanner>
    </HydrationBoundary>
  );
}
