import '@perya/ui-kit/styles.css';
import '@perya/page-kit/styles.css';
import '@perya/lobby/styles.css';

import { describeError } from '@perya/api-client';
import { ApiProvider } from '@perya/api-client/react';
import {
  accountErrorsCatalogue,
  categoriesCatalogue,
  createI18n,
  errorsCatalogue,
  I18nProvider,
  loadCatalogues,
} from '@perya/i18n';
import { catalogue, filtersCatalogue, LobbyPage } from '@perya/lobby';
import { loadedCatalogue } from '@perya/page-kit';
import { SiteConfigProvider } from '@perya/site-config';
import { testSiteConfig } from '@perya/site-config/testing';
import { Badge, ToastProvider } from '@perya/ui-kit';
import { preloadFonts } from '@perya/ui-kit/fonts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { platform } from './platform';

for (const { href, type } of preloadFonts) {
  const link = Object.assign(document.createElement('link'), { href, type, crossOrigin: '' });
  link.rel = 'preload';
  link.as = 'font';
  document.head.append(link);
}

const i18n = createI18n({ language: 'EN', supported: ['EN'] });
await loadCatalogues(i18n, [
  errorsCatalogue,
  accountErrorsCatalogue,
  categoriesCatalogue,
  catalogue,
  filtersCatalogue,
  loadedCatalogue,
]);

const banner = <Badge tone="success">Installed from the registry</Badge>;
const router = createBrowserRouter([
  { path: '/', element: <Navigate replace to="/rng" /> },
  { path: '/:category', element: <LobbyPage banner={banner} /> },
]);

const client = platform.client({ getLanguage: () => i18n.language });
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const config = testSiteConfig();

createRoot(document.querySelector('#app')!).render(
  <QueryClientProvider client={queries}>
    <ApiProvider client={client}>
      <I18nProvider i18n={i18n} format={config.brand} describeError={describeError}>
        <SiteConfigProvider config={config}>
          <ToastProvider labels={{ region: 'Notifications', close: 'Close' }}>
            <RouterProvider router={router} />
          </ToastProvider>
        </SiteConfigProvider>
      </I18nProvider>
    </ApiProvider>
  </QueryClientProvider>,
);
