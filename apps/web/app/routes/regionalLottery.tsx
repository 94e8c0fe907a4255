import { regionalCatalogues, regionalLotteryPageQueries } from '@perya/lottery';
import { HydrationBoundary } from '@tanstack/react-query';

import { loadLotteryPage } from '../page-view/lotteryView.server';
import { pageViewContext } from '../page-view/pageView.server';
import { RegionalLotteryPage } from '../pages/RegionalLotteryPage';
import type { RouteHandle } from '../runtime/routeHandle';
import { lazyShellCatalogue } from '../shell/locales';
import type { Route } from './+types/regionalLottery';

export const handle = {
  page: 'regionalLottery',
  catalogues: [...regionalCatalogues, lazyShellCatalogue],
  shell: { footer: false, fullHeight: true },
} satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const view = context.get(pageViewContext);
  const { searchParams } = new URL(request.url);
  return loadLotteryPage(view, regionalLotteryPageQueries(view.runtime.client, searchParams));
}

/** On client-side navigation, the browser fetches the data itself. */
export function clientLoader() {
  return null;
}

export default function RegionalLottery({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData?.state}>
      <RegionalLotteryPage renderedAt={loaderData?.renderedAt} />
    </HydrationBoundary>
  );
}
