import { isRejectedError } from '@perya/api-client';
import { catalogues, PromotionDetailPage, promotionQueries } from '@perya/promotions';
import { HydrationBoundary } from '@tanstack/react-query';
import { data, useSearchParams } from 'react-router';

import { pageViewContext, prefetch } from '../page-view/pageView.server';
import type { RouteHandle } from '../runtime/routeHandle';
import { centreAddress } from '../shell/navigation/centres';
import type { Route } from './+types/promoDetail';

export const handle = {
  page: 'promotion',
  catalogues,
} satisfies RouteHandle;

/** The pages of the member centre where members get what a promotion brings. */
const PAGES = {
  deposit: 'depositv2',
  freeSpins: 'rewardCenter',
  rewards: 'rewardCenter',
  referrals: 'referral',
} as const;

const NOT_FOUND = 404;

export async function loader({ context, request }: Route.LoaderArgs) {
  const view = context.get(pageViewContext);
  const { client, queryClient } = view.runtime;
  const queries = promotionQueries(client, new URL(request.url).searchParams);
  const state = await prefetch(view, queries);
  // The page shows that the promotion is missing; the status code is for crawlers.
  const isKnown = queries.every(({ queryKey }) => {
    const error = queryClient.getQueryState(queryKey)?.error;
    return !isRejectedError(error) || error.status !== NOT_FOUND;
  });
  return data(state, { status: isKnown && queries.length > 0 ? 200 : NOT_FOUND });
}

/** On client-side navigation, the browser fetches the data itself. */
export function clientLoader() {
  return null;
}

export default function PromoDetail({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  return (
    <HydrationBoundary state={loaderData}>
      <PromotionDetailPage placeOf={(page) => centreAddress(params, 'member', PAGES[page])} />
    </HydrationBoundary>
  );
}
