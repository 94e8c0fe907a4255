import { Banderitas } from '@perya/ui-kit';
import { lazy, Suspense, type ReactNode } from 'react';

import { useT } from '../locales';
import { afterFirstView, useIsAfterFirstView } from '../runtime/afterFirstView';
import { keepServerHtml } from '../runtime/keepServerHtml';
import type { ShellParts } from '../runtime/routeHandle';
import { PartErrorBoundary } from './boundaries/PartErrorBoundary';
import { NotLoadedBanner } from './boundaries/NotLoadedBanner';
import { Header } from './header/Header';
import { MAIN_ID } from './layout/mainContent';
import { railIsWanted } from './layout/railIsWanted';
import { BottomBar } from './menu/BottomBar';
import styles from './Shell.module.css';

// A phone shows the drawer instead: there, the rail that the server has sent stays as it is, unseen.
const Rail = lazy(() => keepServerHtml(railIsWanted().then(() => import('./menu/Rail'))));
const ConnectionBanner = lazy(() => keepServerHtml(import('./boundaries/ConnectionBanner')));
// Below any first view, and made of links, which work before it hydrates.
const Footer = lazy(async () => {
  if (!import.meta.env.SSR) await afterFirstView();
  return keepServerHtml(import('./footer/Footer'));
});

// One element for good: a new one would be a change to what the server has sent, and React would take
// that away until the file of it is there.
const RAIL = (
  <PartErrorBoundary>
    <Suspense>
      <Rail />
    </Suspense>
  </PartErrorBoundary>
);
const FOOTER = (
  <PartErrorBoundary>
    <Suspense>
      <Footer />
    </Suspense>
  </PartErrorBoundary>
);

export interface ShellProps {
  parts: ShellParts;
  /** The page was rendered without the platform's answer. */
  isDegraded: boolean;
  children: ReactNode;
}

/** What stands around every page: rail, header, footer, and on a phone the bottom bar. */
export function Shell({ parts, isDegraded, children }: ShellProps) {
  const t = useT();
  const isAfterFirstView = useIsAfterFirstView();
  const { header = true, rail = true, footer = true, bottomBar = true, fullHeight } = parts;
  return (
    <div
      className={styles['shell']}
      data-rail={rail || undefined}
      data-bottom-bar={bottomBar || undefined}
      data-full-height={fullHeight || undefined}
    >
      <a className={styles['skip']} href={`#${MAIN_ID}`}>
        {t('skip')}
      </a>
      <div className={styles['column']}>
        {header && <Header hasRail={rail} hasMenu={bottomBar} />}
        {/* After the header, which is the first thing that a slow line can paint. */}
        {rail && RAIL}
        <NotLoadedBanner />
        {/* There before the line is lost, and at once where the platform is. */}
        {(isDegraded || isAfterFirstView) && (
          <Suspense>
            <ConnectionBanner isDegraded={isDegraded} />
          </Suspense>
        )}
        <main id={MAIN_ID} className={styles['main']} tabIndex={-1}>
          {children}
        </main>
        {footer && (
          <>
            <Banderitas size="small" tone="quiet" className={styles['garland']} />
            {FOOTER}
          </>
        )}
      </div>
      {bottomBar && <BottomBar />}
    </div>
  );
}
