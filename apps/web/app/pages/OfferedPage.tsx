import { useSiteConfig } from '@perya/site-config';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';

import { isOffered } from '../access/agentSite';

const NotFoundPage = lazy(() => import('./NotFoundPage'));

/** The route's page, or the 404 page if the site doesn't have it for its audience. */
export function OfferedPage() {
  const config = useSiteConfig();
  const { pathname } = useLocation();
  if (isOffered(config, pathname)) return <Outlet />;
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  );
}
