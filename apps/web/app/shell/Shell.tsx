import { Banderitas } from '@perya/ui-kit';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';

import { useT } from '../locales';
import { afterFirstView, keepServerHtml, useIsAfterFirstView } from '../runtime/afterFirstView';
import type { ShellParts } from '../runtime/routeHandle';
import { PartErrorBoundary } from './boundaries/PartErrorBoundary';
import { NotLoadedBanner } from './boundaries/NotLoadedBanner';
import { Header } from './header/Header';
import { useBars } from './layout/bars';
import { BottomBar } from './menu/BottomBar';
import { MAIN_ID } from './pageChange';
import styles from './Shell.module.css';

/** Matches the stylesheets: below this width, the rail is a drawer. */
const WIDE_ENOUGH = '(min-width: 900px)';

// Phones use the drawer. There, the server's hidden rail markup stays as it is.
const Rail = lazy(() => keepServerHtml(railIsWanted().then(() => import('./menu/Rail'))));
const ConnectionBanner = lazy(() => keepServerHtml(import('./boundaries/ConnectionBanner')));
// Below the first view, and made of links, which work before hydration.
const Footer = lazy(async () => {
  if (!import.meta.env.SSR) await afterFirstView();
  return keepServerHtml(import('./footer/Footer'));
});

// A constant element: a new one would differ from the server's markup, and React would remove it until its
// chunk loads.
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
  /** The page was rendered without the platform's response. */
  isDegraded: boolean;
  children: ReactNode;
}

/** The layout of every page: rail, header, footer, and on phones the bottom bar. */
export function Shell({ parts, isDegraded, children }: ShellProps) {
  const t = useT();
  const isAfterFirstView = useIsAfterFirstView();
  const bars = useBars(useLocation().pathname);
  const { header = true, rail = true, footer = true, bottomBar = true, fullHeight } = parts;
  return (
    <div
      className={styles['shell']}
      data-rail={rail || undefined}
      data-bottom-bar={bottomBar || undefined}
      data-full-height={fullHeight || undefined}
      data-bars={bars}
    >
      <a className={styles['skip']} href={`#${MAIN_ID}`}>
        {t('skip')}
      </a>
      <div className={styles['column']}>
        {header && <Header hasRail={rail} hasMenu={bottomBar} />}
        {/* After the header, which is the first thing to paint on a slow connection. */}
        {rail && RAIL}
        <NotLoadedBanner />
        {/* Loaded before the connection is lost, and immediately if the platform is down. */}
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

/**
 * Resolves when the viewport is wide enough for the rail: immediately, later, or never. On the server,
 * immediately.
 */
function railIsWanted(): Promise<void> {
  if (typeof matchMedia === 'undefined') return Promise.resolve();
  const query = matchMedia(WIDE_ENOUGH);
  if (query.matches) return Promise.resolve();
  return new Promise((resolve) => {
    query.addEventListener('change', () => resolve(), { once: true });
  });
}
