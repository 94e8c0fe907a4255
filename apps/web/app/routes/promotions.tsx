import { listBanners } from '@perya/api-client';
import { apiQuery } from '@perya/api-client/react';
import { catalogues, PromotionsPage, promotionsQueries } from '@perya/promotions';
import { HydrationBoundary } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { PageWithBanner } from '../banners/PageWithBanner';
import { pageViewContext, prefetch } from '../page-view/pageView.server';
import type { RouteHandle } from '../runtime/routeHandle';
import { centreAddress } from '../shell/navigation/centres';
import type { Route } from './+types/promotions';

export const handle = {
  page: 'promotions',
  catalogues,
} satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const view = context.get(pageViewContext);
  const { client } = view.runtime;
  return prefetch(view, [
    apiQuery(client, listBanners, { group: 'w_promotion' }),
    ...promotionsQueries(client, new URL(request.url).searchParams),
  ]);
}

/** On client-side navigation, the browser fetches the data itself. */
export function clientLoader() {
  return null;
}

export default function Promotions({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  return (
    <HydrationBoundary state={loaderData}>
      <PageWithBanner>
        <PromotionsPage inviteAddress={centreAddress(params, 'member', 'referral')} />
      </PageWithBanner>
    </HydrationBoundary>
  );
}
