import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { browserRuntime } from './runtime/browserRuntime';
import { cataloguesOf, type RouteHandle } from './runtime/routeHandle';
import { RuntimeContext } from './runtime/runtime';

const runtime = browserRuntime();
// The router's own name for it.
const modules = Object.values(window.__reactRouterRouteModules ?? {});
const handles = modules.map((module) => (module as { handle?: RouteHandle }).handle);

// Texts first: a component without them would suspend, and hydration would throw its markup away.
// Where they cannot be fetched, React fetches again and shows what it can.
await runtime.i18n.load(cataloguesOf(handles)).catch(() => {});

startTransition(() => {
  hydrateRoot(
    document,
    <RuntimeContext value={runtime}>
      <HydratedRouter />
    </RuntimeContext>,
  );
});

// Imported late: other visits do not carry it.
if (hasVisitCode()) {
  import('./runtime/visitCodes').then(
    ({ keepCodesOfVisit }) => keepCodesOfVisit(runtime.client),
    // The next page of the tab finds the code in the address or in the storage.
    () => {},
  );
}

/** Whether this visit came by somebody's code, on this page or on an earlier one of the tab. */
function hasVisitCode(): boolean {
  if (/[?&](?:affiliate|referral)Code=/.test(location.search)) return true;
  try {
    return sessionStorage.getItem('affiliateCode') !== null;
  } catch {
    return false;
  }
}
