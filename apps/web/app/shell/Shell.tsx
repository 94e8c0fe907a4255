import { Banderitas } from '@perya/ui-kit';
import { lazy, Suspense, type ReactNode } from 'react';

import { useT } from '../locales';
import { afterFirstView, keepServerHtml, useIsAfterFirstView } from '../runtime/afterFirstView';
import type { ShellParts } from '../runtime/routeHandle';
import { PartErrorBoundary } from './boundaries/PartErrorBoundary';
import { NotLoadedBanner } from './boundaries/NotLoadedBanner';
import { Header } from './header/Header';
import { BottomBar } from './menu/BottomBar';
import { MAIN_ID } from './pageChange';
import styles from './Shell.module.css';

/** Matches the stylesheets: below it, the rail is a drawer. */
const WIDE_ENOUGH = '(min-width: 900px)';

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

/** Comes when the window has room for the rail: at once, later, or never. On the server, at once. */
function railIsWanted(): Promise<void> {
  if (typeof matchMedia === 'undefined') return Promise.resolve();
  const query = matchMedia(WIDE_ENOUGH);
  if (query.matches) return Promise.resolve();
  return new Promise((resolve) => {
    query.addEventListener('change', () => resolve(), { once: true });
  });
}
