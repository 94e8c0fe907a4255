import { useSiteConfig } from '@perya/site-config';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';

import { isOffered, shownPage } from '../access/agentSite';
import { useIsLoginRequired } from '../access/guard';
import { PageHead } from '../document/PageHead';
import {
  pageOf,
  shellOf,
  type PageName,
  type RouteHandle,
  type ShellParts,
} from '../runtime/routeHandle';
import { ShellOverlays } from './overlays/ShellOverlays';
import { usePageChange } from './pageChange';
import { Shell } from './Shell';
import { useSiteClosing } from './siteClosing';

const SessionCheckPlaceholder = lazy(() => import('./boundaries/SessionCheckPlaceholder'));

export interface SiteProps {
  /** The page was rendered without the platform's response. */
  isDegraded: boolean;
  /** The page. Not rendered for guests on members-only pages. */
  children: ReactNode;
}

/** The open site: the route's page in its shell, with its overlays. */
export function Site({ isDegraded, children }: SiteProps) {
  const { page, shell } = useHandle();
  const isKeptBack = useIsLoginRequired();
  usePageChange();
  useSiteClosing();
  return (
    <>
      <PageHead page={page} />
      <Shell parts={shell} isDegraded={isDegraded}>
        {isKeptBack ? (
          <Suspense>
            <SessionCheckPlaceholder />
          </Suspense>
        ) : (
          children
        )}
      </Shell>
      <ShellOverlays />
    </>
  );
}

/** The page and shell, as set by the innermost route. */
function useHandle(): { page: PageName; shell: ShellParts } {
  const { pathname, search } = useLocation();
  const config = useSiteConfig();
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  return {
    page: shownPage(config, pageOf(handles, pathname), pathname),
    shell: isOffered(config, pathname) ? shellOf(handles, search) : {},
  };
}
