import {
  describeError,
  getBalance,
  getGameFacets,
  getLibraryCounts,
  listFavouriteIds,
  listWinners,
} from '@perya/api-client';
import { ApiProvider } from '@perya/api-client/react';
import { createFakePlatform, wireGameFacets, type FakePlatform } from '@perya/api-client/testing';
import {
  categoriesCatalogue,
  createI18n,
  errorsCatalogue,
  I18nProvider,
  loadCatalogues,
} from '@perya/i18n';
import { loadedCatalogue } from '@perya/page-kit';
import { getToken } from '@perya/session';
import { SiteConfigProvider, type SiteConfig } from '@perya/site-config';
import { testSiteConfig } from '@perya/site-config/testing';
import { ToastProvider } from '@perya/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { filtersCatalogue } from '../filters/locales';
import { catalogue } from '../locales';
import { GamePage } from '../pages/GamePage';
import { LobbyPage } from '../pages/LobbyPage';
import { playingCatalogue } from '../playing/locales';

const NO_COUNTS = { total: 0, byCategory: {} };
const TOAST_LABELS = { region: 'Notifications', close: 'Close' };

/** A platform with the responses that these pages need to render at all. */
export function testPlatform(): FakePlatform {
  return createFakePlatform()
    .on(listFavouriteIds, () => ({ list: [] }))
    .on(getBalance, () => ({ sumBalance: 1000, currency: 'PHP' }))
    .on(getGameFacets, () => wireGameFacets())
    .on(getLibraryCounts, () => ({ favourites: NO_COUNTS, recents: NO_COUNTS }))
    .on(listWinners, () => ({ currency: 'PHP', list: [] }));
}

export interface TestSite {
  readonly queryClient: QueryClient;
  /** The current URL of the site. */
  address(): string;
  /** Simulates a reload: the page is remounted from the tab's storage. */
  reload(): void;
}

/**
 * A small site around this package's pages, with a fake platform, in the URL and history of the test's
 * browser.
 *
 * @param home rendered at `/`
 * @param onDeposit the deposit callback passed to the game page
 * @param settings changes to the site's configuration
 */
export async function renderSite(
  platform: FakePlatform,
  address: string,
  home: ReactNode = <h1>Home</h1>,
  onDeposit?: () => void,
  settings: Partial<SiteConfig> = {},
): Promise<TestSite> {
  const config = { ...testSiteConfig(), ...settings };
  const i18n = createI18n({ language: 'EN' });
  await loadCatalogues(
    i18n,
    [
      catalogue,
      filtersCatalogue,
      playingCatalogue,
      categoriesCatalogue,
      errorsCatalogue,
      loadedCatalogue,
    ],
    'EN',
  );
  const queryClient = new QueryClient();
  const client = platform.client({ getToken });

  const game = <GamePage {...(onDeposit && { onDeposit })} />;
  const open = () => {
    const router = createBrowserRouter([
      { path: '/', element: home },
      { path: '/game', element: game },
      { path: '/seamless', element: game },
      { path: '/:lobby', element: <LobbyPage /> },
    ]);
    const view = render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <ApiProvider client={client}>
            <I18nProvider i18n={i18n} describeError={describeError}>
              <SiteConfigProvider config={config}>
                <ToastProvider labels={TOAST_LABELS}>
                  <RouterProvider router={router} />
                </ToastProvider>
              </SiteConfigProvider>
            </I18nProvider>
          </ApiProvider>
        </QueryClientProvider>
      </StrictMode>,
    );
    return () => {
      view.unmount();
      router.dispose();
    };
  };

  window.history.replaceState(null, '', address);
  let close = open();
  return {
    queryClient,
    address: () => window.location.pathname + window.location.search,
    reload() {
      close();
      queryClient.clear();
      close = open();
    },
  };
}
