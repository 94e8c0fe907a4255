import { getRegisterSettings } from '@perya/api-client';
import { apiQuery } from '@perya/api-client/react';
import { catalogue, LoginPage } from '@perya/auth';
import { errorsCatalogue } from '@perya/i18n';
import { HydrationBoundary } from '@tanstack/react-query';

import { pageViewContext, prefetch } from '../page-view/pageView.server';
import type { RouteHandle } from '../runtime/routeHandle';
import { CustomerService } from '../shell/components/CustomerService/CustomerService';
import type { Route } from './+types/login';

export const handle = {
  page: 'login',
  // A rejected login shows its error immediately, so the error texts are preloaded.
  catalogues: [catalogue, errorsCatalogue],
} satisfies RouteHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const view = context.get(pageViewContext);
  // The amounts of the slogan, so that the page doesn't change when they arrive.
  return prefetch(view, [apiQuery(view.runtime.client, getRegisterSettings, {})]);
}

/** On client-side navigation, the browser fetches the data itself. */
export function clientLoader() {
  return null;
}

export default function Login({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData}>
      <LoginPage customerService={<CustomerService />} />
    </HydrationBoundary>
  );
}
