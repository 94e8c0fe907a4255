import { catalogue as agentCentreCatalogue } from '@perya/agent-centre';
import { describeError, getSystemStatus } from '@perya/api-client';
import { ApiProvider } from '@perya/api-client/react';
import { createFakePlatform, wireSystemStatus, type FakePlatform } from '@perya/api-client/testing';
import {
  categoriesCatalogue,
  createI18n,
  errorsCatalogue,
  I18nProvider,
  type Catalogue,
} from '@perya/i18n';
import { catalogue as memberCentreCatalogue } from '@perya/member-centre';
import { getToken, onSessionEvent, expireSession, showAccountWarning } from '@perya/session';
import { SiteConfigProvider, type SiteConfig } from '@perya/site-config';
import { testSiteConfig } from '@perya/site-config/testing';
import { ToastProvider } from '@perya/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { StrictMode, Suspense, type ReactNode } from 'react';
import { createBrowserRouter, RouterProvider, useLoaderData } from 'react-router';

import { catalogue } from './locales';
import { pagesCatalogue } from './pages/locales';
import { OfferedPage } from './pages/OfferedPage';
import StatusPage from './pages/StatusPage';
import { confirmSession } from './runtime/confirmSession';
import { createQueryClient } from './runtime/queryClient';
import { RootDataContext } from './runtime/rootData';
import { reportSiteClosed } from './runtime/siteClosed';
import { createTransport } from './runtime/transport';
import { lazyShellCatalogue } from './shell/locales';
import { Site } from './shell/Site';
import { homePlatform, testRootData } from './testing';

export interface TestSite {
  readonly platform: FakePlatform;
  readonly client: ReturnType<typeof createTransport>;
  /** Changes the operator's configuration for later requests. */
  operatorSets(next: Partial<SiteConfig>): void;
  /** The number of configuration requests to the site's server. */
  configsAsked(): number;
  address(): string;
  go(to: string): Promise<void>;
}

interface TestSiteOptions {
  address?: string;
  /** The content of the route's page. Defaults to a plain one. */
  page?: ReactNode;
  /** The catalogues of that page. */
  catalogues?: readonly Catalogue[];
  config?: Parameters<typeof testSiteConfig>[0];
  /** Additional responses besides those of the shell. */
  answers?: (platform: FakePlatform) => void;
}

function Page() {
  return (
    <>
      <h1>The page</h1>
      <input type="search" aria-label="A field of the page" />
    </>
  );
}

const TOAST_LABELS = { region: 'Notifications', close: 'Close' };

/** The site as built by its root, with two plain pages and a fake platform. */
export async function renderSite({
  address = '/',
  page = <Page />,
  catalogues = [],
  config,
  answers,
}: TestSiteOptions = {}): Promise<TestSite> {
  let current = testSiteConfig(config);
  let asked = 0;
  const platform = createFakePlatform();
  homePlatform(platform);
  platform.on(getSystemStatus, () =>
    wireSystemStatus({
      maintenance: current.state === 'maintenance',
      regionRestriction: current.state === 'region-restricted',
      location: current.location,
    }),
  );
  answers?.(platform);
  const i18n = createI18n({ language: 'EN' });
  await i18n.load([
    catalogue,
    categoriesCatalogue,
    errorsCatalogue,
    memberCentreCatalogue,
    pagesCatalogue,
    lazyShellCatalogue,
    agentCentreCatalogue,
    ...catalogues,
  ]);
  const queryClient = createQueryClient();
  const client = createTransport({
    baseUrl: 'http://localhost',
    getToken,
    getLanguage: () => 'EN',
    fetch: platform.fetch,
    onSessionEnded: expireSession,
    onSiteClosed: reportSiteClosed,
    onAccountRefused: showAccountWarning,
  });
  // Same as browserRuntime.ts.
  onSessionEvent(({ type }) => type === 'questioned' && void confirmSession(client));

  function Root() {
    const root = testRootData({ config: useLoaderData<SiteConfig>() });
    return (
      <QueryClientProvider client={queryClient}>
        <ApiProvider client={client}>
          <I18nProvider i18n={i18n} describeError={describeError}>
            <SiteConfigProvider config={root.config}>
              <RootDataContext value={root}>
                <ToastProvider labels={TOAST_LABELS}>
                  <Suspense>
                    {root.config.state === 'normal' ? (
                      <Site isDegraded={false}>
                        <OfferedPage />
                      </Site>
                    ) : (
                      <StatusPage />
                    )}
                  </Suspense>
                </ToastProvider>
              </RootDataContext>
            </SiteConfigProvider>
          </I18nProvider>
        </ApiProvider>
      </QueryClientProvider>
    );
  }

  window.history.replaceState(null, '', address);
  const router = createBrowserRouter([
    {
      id: 'root',
      loader() {
        asked += 1;
        return current;
      },
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
      HydrateFallback: () => null,
      Component: Root,
      children: [
        { path: 'login', element: <h1>The login</h1> },
        { path: '*', element: page },
      ],
    },
  ]);
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return {
    platform,
    client,
    operatorSets(next) {
      current = { ...current, ...next };
    },
    configsAsked: () => asked,
    address() {
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    },
    go: (to) => router.navigate(to),
  };
}
