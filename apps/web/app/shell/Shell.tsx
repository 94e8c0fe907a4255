import { Banderitas } from '@perya/ui-kit';
import { lazy, Suspense, type ReactNode } from 'react';

import { useT } from '../i18n';
import { afterFirstView } from '../runtime/afterFirstView';
import type { ShellParts } from '../runtime/routeHandle';
import { BottomBar } from './BottomBar';
import { ConnectionBanner, NotLoadedBanner } from './ConnectionBanner';
import { Header } from './Header';
import styles from './Shell.module.css';
import { MAIN_ID } from './mainContent';
import { railIsWanted } from './railIsWanted';

// A phone shows the drawer instead: there, the rail that the server has sent stays as it is, unseen.
const Rail = lazy(() => railIsWanted().then(() => import('./Rail')));
// Below any first view, and made of links, which work before it hydrates.
const Footer = lazy(async () => {
  if (!import.meta.env.SSR) await afterFirstView();
  return import('./Footer');
});

export interface ShellProps {
  parts: ShellParts;
  /** The page was rendered without the platform's answer. */
  isDegraded: boolean;
  children: ReactNode;
}

/** What stands around every page: rail, header, footer, and on a phone the bottom bar. */
export function Shell({ parts, isDegraded, children }: ShellProps) {
  const t = useT();
  const {
    header = true,
    rail = true,
    footer = true,
    headerLogo = false,
    bottomBar = true,
    fullHeight,
  } = parts;
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
        {header && <Header hasLogo={headerLogo || !rail} hasMenu={bottomBar} />}
        {/* After the header, which is the first thing that a slow line can paint. */}
        {rail && (
          <Suspense>
            <Rail />
          </Suspense>
        )}
        <NotLoadedBanner />
        <ConnectionBanner isDegraded={isDegraded} />
        <main id={MAIN_ID} className={styles['main']} tabIndex={-1}>
          {children}
        </main>
        {footer && (
          <>
            <Banderitas size="small" tone="quiet" className={styles['garland']} />
            <Suspense>
              <Footer />
            </Suspense>
          </>
        )}
      </div>
      {bottomBar && <BottomBar />}
    </div>
  );
}
