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
  // The form says its rules in the words for errors, from the beginning.
  catalogues: [catalogue, errorsCatalogue, loadedCatalogue],
  shell: { rail: false, footer: false },
} satisfies RouteHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const view = context.get(pageViewContext);
  const { client } = view.runtime;
  // All that the page asks for: it stands whole at once, and calls nothing until it is used.
  return prefetch(view, [
    apiQuery(client, listBanners, { group: 'w_reg' }),
    apiQuery(client, getRegisterSettings, {}),
    apiQuery(client, listCountryCodes, {}),
    apiQuery(client, listPromotions, { category: 'new_player' }),
  ]);
}

/** From another page of the site, the browser asks the platform itself. */
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
