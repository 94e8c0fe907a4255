import { catalogues, LotteryPage, lotteryPageQueries } from '@perya/lottery';
import { HydrationBoundary } from '@tanstack/react-query';

import { loadLotteryPage } from '../page-view/lotteryView.server';
import { pageViewContext } from '../page-view/pageView.server';
import { LazyDepositLink } from '../pages/LazyDepositLink';
import type { RouteHandle } from '../runtime/routeHandle';
import type { Route } from './+types/lottery';

export const handle = {
  page: 'lottery',
  catalogues,
  shell: { rail: false, footer: false },
} satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const view = context.get(pageViewContext);
  const { searchParams } = new URL(request.url);
  return loadLotteryPage(
    view,
    lotteryPageQueries(view.runtime.client, view.config.brand, searchParams),
  );
}

/** On client-side navigation, the browser fetches the data itself. */
export function clientLoader() {
  return null;
}

export default function Lottery({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData?.state}>
      <LotteryPage deposit={<LazyDepositLink />} renderedAt={loaderData?.renderedAt} />
    </HydrationBoundary>
  );
}
