import {
  getRegisterSettings,
  listBanners,
  listCountryCodes,
  listPromotions,
} from '@perya/api-client';
import { apiQuery } from '@perya/api-client/react';
import { catalogue, RegisterPage } from '@perya/auth';
import { errorsCatalogue } from '@perya/i18n';
import { loadedCatalogue } from '@perya/page-kit';
import { HydrationBoundary } from '@tanstack/react-query';

import { PageWithBanner } from '../banners/PageWithBanner';
import { pageViewContext, prefetch } from '../page-view/pageView.server';
import type { RouteHandle } from '../runtime/routeHandle';
import { CustomerService } from '../shell/components/CustomerService/CustomerService';
import type { Route } from './+types/register';

export const handle = {
  page: 'register',
  // The form uses the error texts from the start, to show its rules.
  catalogues: [catalogue, errorsCatalogue, loadedCatalogue],
  shell: { rail: false, footer: false },
} satisfies RouteHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const view = context.get(pageViewContext);
  const { client } = view.runtime;
  // Everything the page needs, so it makes no further requests until it's used.
  return prefetch(view, [
    apiQuery(client, listBanners, { group: 'w_reg' }),
    apiQuery(client, getRegisterSettings, {}),
    apiQuery(client, listCountryCodes, {}),
    apiQuery(client, listPromotions, { category: 'new_player' }),
  ]);
}

/** On client-side navigation, the browser fetches the data itself. */
export function clientLoader() {
  return null;
}

export default function Register({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData}>
      <PageWithBanner>
        <RegisterPage service={<CustomerService />} />
      </PageWithBanner>
    </HydrationBoundary>
  );
}
