import { describeError, type ApiClient } from '@perya/api-client';
import { ApiProvider } from '@perya/api-client/react';
import { I18nProvider, type I18n } from '@perya/i18n';
import { SiteConfigProvider, type SiteConfig } from '@perya/site-config';
import { Spinner, ToastProvider } from '@perya/ui-kit';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, type ReactNode } from 'react';
import { Outlet, useRouteError } from 'react-router';

import { useLobbyT } from './i18n';
import styles from './Lobby.module.css';
import { LobbyBar, type LobbyBarProps } from './LobbyBar';
import { LobbyNotice } from './LobbyNotice';

export interface LobbyProvidersProps {
  client: ApiClient;
  queryClient: QueryClient;
  i18n: I18n;
  config: SiteConfig;
  children: ReactNode;
}

/** Context providers that the lottery pages use on the site, provided here as well. */
export function LobbyProviders({
  client,
  queryClient,
  i18n,
  config,
  children,
}: LobbyProvidersProps) {
  const { currency, timeZone } = config.brand;
  const format = useMemo(() => ({ currency, timeZone }), [currency, timeZone]);
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider client={client}>
        <I18nProvider i18n={i18n} format={format} describeError={describeError}>
          <SiteConfigProvider config={config}>
            <Toasts>{children}</Toasts>
          </SiteConfigProvider>
        </I18nProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}

function Toasts({ children }: { children: ReactNode }) {
  const t = useLobbyT();
  const labels = useMemo(() => ({ region: t('toasts.region'), close: t('toasts.close') }), [t]);
  return <ToastProvider labels={labels}>{children}</ToastProvider>;
}

/** The navigation bar, and the current route below it. */
export function Lobby({ onLeave }: LobbyBarProps) {
  return (
    <>
      <LobbyBar onLeave={onLeave} />
      <main className={styles['page']}>
        <Suspense fallback={<LobbyLoading />}>
          <Outlet />
        </Suspense>
      </main>
    </>
  );
}

/** Shown until the requested page has loaded. */
export function LobbyLoading() {
  const t = useLobbyT();
  return <Spinner label={t('loading')} className={styles['spinner']} />;
}

/** Shown when a page of the lobby fails: its bar stays, with the exit button. */
export function LobbyFailed() {
  const t = useLobbyT();
  const error = useRouteError();
  return (
    <LobbyNotice
      title={t('failed.title')}
      text={t('failed.text')}
      action={t('failed.again')}
      onAction={() => location.reload()}
      detail={error instanceof Error ? error.name : undefined}
    />
  );
}
