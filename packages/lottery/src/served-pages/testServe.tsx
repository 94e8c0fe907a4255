import { describeError } from '@perya/api-client';
import { ApiProvider } from '@perya/api-client/react';
import { createFakePlatform } from '@perya/api-client/testing';
import { createI18n, I18nProvider, loadCatalogues } from '@perya/i18n';
import { SiteConfigProvider } from '@perya/site-config';
import { testSiteConfig } from '@perya/site-config/testing';
import { ToastProvider } from '@perya/ui-kit';
import {
  dehydrate,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';

import { regionalCatalogues } from '../catalogues';
import { withDesk } from '../desk/testDesk';
import { withMenus } from '../menu/testMenu';
import { lotteryPageQueries, regionalLotteryPageQueries } from '../queries/lotteryQueries';
import { RegionalLotteryPage } from '../regional/RegionalLotteryPage';
import { LotteryPage } from '../pages/LotteryPage';

const LABELS = { region: 'Notifications', close: 'Close' };
const FORMAT = { currency: 'PHP', timeZone: 'Asia/Manila' };

const newQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });

/**
 * Simulates the site's server: prefetches the queries of a page, then renders it.
 *
 * @param off codes of lotteries that the brand doesn't offer
 */
export async function serve(address: string, off: readonly string[] = []) {
  const platform = withMenus(withDesk(createFakePlatform()), { off });
  const client = platform.client();
  const { pathname, searchParams } = new URL(address, 'https://perya.example');
  const isRegional = pathname === '/vnlottery';
  const config = testSiteConfig();
  const queries = isRegional
    ? regionalLotteryPageQueries(client, searchParams)
    : lotteryPageQueries(client, config.brand, searchParams);
  const onServer = newQueryClient();
  await Promise.all(queries.menus.map((query) => onServer.prefetchQuery(query)));
  const renderedAt = client.serverNow();
  await Promise.all(
    queries.ofLottery(onServer, renderedAt).map((query) => onServer.prefetchQuery(query)),
  );
  const i18n = createI18n({ language: 'EN' });
  await loadCatalogues(i18n, regionalCatalogues, 'EN');
  const Page = isRegional ? RegionalLotteryPage : LotteryPage;
  const state = dehydrate(onServer);
  const pageWith = (queryClient: QueryClient): ReactNode => (
    <QueryClientProvider client={queryClient}>
      <ApiProvider client={client}>
        <I18nProvider i18n={i18n} format={FORMAT} describeError={describeError}>
          <SiteConfigProvider config={config}>
            <ToastProvider labels={LABELS}>
              <MemoryRouter initialEntries={[address]}>
                <HydrationBoundary state={state}>
                  <Page renderedAt={renderedAt} />
                </HydrationBoundary>
              </MemoryRouter>
            </ToastProvider>
          </SiteConfigProvider>
        </I18nProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
  const html = renderToString(pageWith(onServer));
  return {
    html,
    /** The text of the page, without scripts. */
    text: html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '),
    isUnknown: queries.isUnknown(onServer),
    platform,
    /** The page as the browser hydrates it. */
    page: () => pageWith(newQueryClient()),
  };
}
