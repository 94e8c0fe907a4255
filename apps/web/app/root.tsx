import '@perya/ui-kit/styles.css';
import './root.css';

import { describeError, setLanguage } from '@perya/api-client';
import { ApiProvider } from '@perya/api-client/react';
import { I18nProvider, LANGUAGES } from '@perya/i18n';
import { brandStyle, plainColors, SiteConfigProvider } from '@perya/site-config';
import { ToastProvider } from '@perya/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { ScrollRestoration, useLocation, type ShouldRevalidateFunctionArgs } from 'react-router';

import type { Route } from './+types/root';
import { isMembersOnly } from './access/guestPages';
// Emitted by the plugin in vite.config.ts as one string.
// oxlint-disable-next-line import/default
import bootstrap from './document/bootstrap.ts?inline-script';
import { DeferredScripts, InlineScript } from './document/DeferredScripts';
import { PageHead } from './document/PageHead';
import { useIsFromServer, useNonce } from './document/serverPage';
import { Stylesheets } from './document/Stylesheets';
import { useT } from './locales';
import { openPageView, pageViewContext } from './page-view/pageView.server';
import { OfferedPage } from './pages/OfferedPage';
import { afterFirstView } from './runtime/afterFirstView';
import {
  RootDataContext,
  useKnownRootData,
  useRememberRootData,
  type RootData,
} from './runtime/rootData';
import { useRuntime } from './runtime/runtime';
import { PartErrorBoundary } from './shell/boundaries/PartErrorBoundary';
import { NotLoadedBanner } from './shell/boundaries/NotLoadedBanner';
import { ShellOverlays } from './shell/overlays/ShellOverlays';
import { Shell } from './shell/Shell';
import { Site } from './shell/Site';

const StatusPage = lazy(() => import('./pages/StatusPage'));
const FailurePage = lazy(() => import('./pages/FailurePage'));

export const middleware: Route.MiddlewareFunction[] = [openPageView];

export function loader({ context, request }: Route.LoaderArgs): RootData {
  const { config, language, theme, rail, freshness } = context.get(pageViewContext);
  const { brand } = config;
  const colors = plainColors(brand, theme);
  return {
    // The style sheet has the tokens, and the configuration the banners in the form that pages need.
    config: {
      ...config,
      brand: { ...brand, roleTokens: { dark: {}, light: {} }, tokens: {}, banners: [] },
    },
    layout: Object.values(brand.layout).join(' '),
    style: brandStyle(brand),
    barColor: colors.header,
    language,
    theme,
    rail,
    // A getter, evaluated when the response is serialized, so that it includes the results of the page's
    // loaders.
    get isDegraded() {
      return freshness.isStale;
    },
    origin: new URL(request.url).origin,
    year: new Date().getUTCFullYear(),
    ageLimit: brand.birthdayAgeLimit,
  };
}

/** The shell's data is loaded once per visit and only revalidated explicitly. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useKnownRootData();
  const nonce = useNonce();
  const { pathname } = useLocation();
  const language = LANGUAGES[root?.language ?? 'EN'];
  return (
    <html
      lang={language.bcp47}
      data-theme={root?.theme ?? 'dark'}
      data-rail={root?.rail}
      // The bootstrap redirects guests before the first paint.
      data-guarded={root && isMembersOnly(root.config.switches, pathname) ? '' : undefined}
      data-language={language.code}
      data-languages={root?.config.brand.languages.join(' ')}
      data-layout={root?.layout}
      data-merchant={root?.config.brand.merchantCode}
      // The bootstrap and the shell change attributes here too.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <InlineScript nonce={nonce} code={import.meta.env.SSR ? bootstrap : ''} />
        <Stylesheets />
        <BrandStyle nonce={nonce} />
        <link rel="manifest" href={`/site.webmanifest?lang=${language.bcp47}`} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name="theme-color" content={root?.barColor} />
      </head>
      <body>
        <div data-app-root="">{children}</div>
        <DeferredScripts />
      </body>
    </html>
  );
}

/** The brand's tokens, which override the UI kit's. */
function BrandStyle({ nonce }: { nonce: string | undefined }) {
  const style = useKnownRootData()?.style;
  return style ? (
    <style nonce={nonce} suppressHydrationWarning>
      {style}
    </style>
  ) : null;
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { config } = loaderData;
  useRememberRootData(loaderData);
  return (
    <Providers root={loaderData}>
      {config.state === 'normal' ? (
        <Site isDegraded={loaderData.isDegraded}>
          <OfferedPage />
        </Site>
      ) : (
        <Suspense>
          <StatusPage />
        </Suspense>
      )}
      {/* Renders an inline script, so it must be in the initial markup, also while the site is closed. */}
      {useIsFromServer() && <ScrollRestoration />}
      <Hydrated />
    </Providers>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useKnownRootData();
  // Without root data, not even the brand is known, so the server's error page is used.
  if (!root) throw error;
  return (
    <Providers root={root}>
      <PageHead page="notFound" />
      {/* One of these parts may be what failed. */}
      <PartErrorBoundary fallback={<NotLoadedBanner />}>
        <Shell parts={{}} isDegraded={root.isDegraded}>
          <PartErrorBoundary>
            <Suspense>
              <FailurePage error={error} />
            </Suspense>
          </PartErrorBoundary>
        </Shell>
      </PartErrorBoundary>
      <PartErrorBoundary isSaid>
        <ShellOverlays />
      </PartErrorBoundary>
      <Hydrated />
    </Providers>
  );
}

function Providers({ root, children }: { root: RootData; children: ReactNode }) {
  const { client, queryClient, i18n } = useRuntime();
  const { currency, timeZone } = root.config.brand;
  const format = useMemo(() => ({ currency, timeZone }), [currency, timeZone]);
  const onLanguageChange = useCallback(
    (language: string) => {
      // The platform's names and texts are in the old language.
      void queryClient.invalidateQueries();
      // The selection applies even if the platform's request fails.
      client.call(setLanguage, { language }).catch(() => {});
    },
    [client, queryClient],
  );
  // Rarely needed: the server sends the vendors with the page.
  const fetchVendors = useCallback(
    async () => (await import('./runtime/fetchVendors')).fetchVendors(client),
    [client],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider client={client}>
        <I18nProvider
          i18n={i18n}
          format={format}
          describeError={describeError}
          onLanguageChange={onLanguageChange}
          afterFirstView={afterFirstView}
        >
          <SiteConfigProvider config={root.config} fetchVendors={fetchVendors}>
            <RootDataContext value={root}>
              <Notifications>{children}</Notifications>
            </RootDataContext>
          </SiteConfigProvider>
        </I18nProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}

function Notifications({ children }: { children: ReactNode }) {
  const t = useT();
  const labels = useMemo(() => ({ region: t('toast.region'), close: t('toast.close') }), [t]);
  return <ToastProvider labels={labels}>{children}</ToastProvider>;
}

/** The last effect to run: the page is hydrated, so queued taps can be replayed. */
function Hydrated() {
  useEffect(() => {
    window.perya?.hydrated();
  }, []);
  return null;
}
