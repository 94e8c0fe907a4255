import { listBanners } from '@perya/api-client';
import { apiQuery } from '@perya/api-client/react';
import { catalogue, DownloadPage } from '@perya/support';
import { HydrationBoundary } from '@tanstack/react-query';

import { PageWithBanner } from '../banners/PageWithBanner';
import { InstallButton } from '../install/InstallButton';
import { installCatalogue } from '../install/locales';
import { pageViewContext, prefetch } from '../page-view/pageView.server';
import { useRootData } from '../runtime/rootData';
import type { RouteHandle } from '../runtime/routeHandle';
import type { Route } from './+types/download';

export const handle = {
  page: 'download',
  catalogues: [catalogue, installCatalogue],
} satisfies RouteHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const view = context.get(pageViewContext);
  return prefetch(view, [apiQuery(view.runtime.client, listBanners, { group: 'w_down' })]);
}

/** On client-side navigation, the browser fetches the data itself. */
export function clientLoader() {
  return null;
}

export default function Download({ loaderData }: Route.ComponentProps) {
  const { origin } = useRootData();
  return (
    <HydrationBoundary state={loaderData}>
      <PageWithBanner>
        <DownloadPage siteOrigin={origin} install={<InstallButton />} />
      </PageWithBanner>
    </HydrationBoundary>
  );
}
