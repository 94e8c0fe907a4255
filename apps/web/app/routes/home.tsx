import { listBanners } from '@perya/api-client';
import { apiQuery } from '@perya/api-client/react';
import { catalogue as lobbyCatalogue } from '@perya/lobby';
import { affiliateQueries } from '@perya/promotions';
import { HydrationBoundary } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { redirect } from 'react-router';

import { useIsAgentSite } from '../access/agentSite';
import { bannerGroupOf } from '../banners/banner';
import { articlePath } from '../home/articlePath';
import { HomePage } from '../home/HomePage';
import { promoBarQuery } from '../home/promo-bar/promoBarQuery';
import { hotQuery, immediateCategories, laneQuery } from '../home/lanes/lanes';
import { pageViewContext, prefetch } from '../page-view/pageView.server';
import type { RouteHandle } from '../runtime/routeHandle';
import type { Route } from './+types/home';

const AgentHome = lazy(() => import('../home/AgentHome'));

export const handle = { page: 'home', catalogues: [lobbyCatalogue] } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const article = articlePath(new URL(request.url));
  if (article !== null) return redirect(article);
  const view = context.get(pageViewContext);
  const { client } = view.runtime;
  if (view.config.brand.audience === 'agents') return prefetch(view, affiliateQueries(client));
  return prefetch(view, [
    // `/help` renders the home page with its own banner group.
    apiQuery(client, listBanners, {
      group: bannerGroupOf(new URL(request.url).pathname) ?? 'w_home',
    }),
    hotQuery(client),
    promoBarQuery(client),
    ...immediateCategories(view.config).map((category) => laneQuery(client, category)),
  ]);
}

/** On client-side navigation, the browser fetches the data itself. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const article = articlePath(new URL(request.url));
  return article === null ? null : redirect(article);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData}>
      {useIsAgentSite() ? (
        <Suspense>
          <AgentHome />
        </Suspense>
      ) : (
        <HomePage />
      )}
    </HydrationBoundary>
  );
}
