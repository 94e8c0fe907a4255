import { AffiliatePage, affiliateCatalogues, affiliateQueries } from '@perya/promotions';
import { HydrationBoundary } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { pageViewContext, prefetch } from '../page-view/pageView.server';
import type { RouteHandle } from '../runtime/routeHandle';
import { AffiliateAction } from '../shell/components/AffiliateAction/AffiliateAction';
import { lazyShellCatalogue } from '../shell/locales';
import { agentCentreAddress, centreAddress } from '../shell/navigation/centres';
import type { Route } from './+types/affiliate';

export const handle = {
  page: 'affiliate',
  catalogues: [...affiliateCatalogues, lazyShellCatalogue],
} satisfies RouteHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const view = context.get(pageViewContext);
  return prefetch(view, affiliateQueries(view.runtime.client));
}

/** On client-side navigation, the browser fetches the data itself. */
export function clientLoader() {
  return null;
}

export default function Affiliate({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  return (
    <HydrationBoundary state={loaderData}>
      <AffiliatePage
        contact={<AffiliateAction size="medium" />}
        placeOf={(page) =>
          page === 'referral'
            ? centreAddress(params, 'member', 'referral')
            : agentCentreAddress(params)
        }
      />
    </HydrationBoundary>
  );
}
