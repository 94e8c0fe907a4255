import { getHelpCentre, type HelpTopic } from '@perya/api-client';
import { apiQuery } from '@perya/api-client/react';
import { helpCatalogues, HelpPage } from '@perya/support';
import { HydrationBoundary } from '@tanstack/react-query';
import { data } from 'react-router';

import { pageViewContext, prefetch } from '../page-view/pageView.server';
import type { RouteHandle } from '../runtime/routeHandle';
import { BrandLogo } from '../shell/components/BrandLogo/BrandLogo';
import type { Route } from './+types/helpCentre';

export const handle = {
  page: 'help',
  catalogues: helpCatalogues,
  // The page has its own bar. In the small customer service window, there is no site navigation.
  shell: (params) => ({
    header: false,
    rail: false,
    bottomBar: false,
    footer: !params.has('desk'),
  }),
} satisfies RouteHandle;

const NOT_FOUND = 404;

export async function loader({ context, request }: Route.LoaderArgs) {
  const view = context.get(pageViewContext);
  const { client, queryClient } = view.runtime;
  const query = apiQuery(client, getHelpCentre, { language: view.language });
  const state = await prefetch(view, [query]);
  const topics = queryClient.getQueryData<readonly HelpTopic[]>(query.queryKey);
  const id = new URL(request.url).searchParams.get('article');
  // The page shows that the article is missing; the status code is for crawlers.
  const isGone =
    id !== null &&
    topics !== undefined &&
    !topics.some(({ articles }) => articles.some((article) => article.id === id));
  return data(state, { status: isGone ? NOT_FOUND : 200 });
}

/** On client-side navigation, the browser fetches the data itself. */
export function clientLoader() {
  return null;
}

export default function HelpCentre({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData}>
      <HelpPage logo={<BrandLogo />} />
    </HydrationBoundary>
  );
}
