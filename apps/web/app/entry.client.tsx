import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { browserRuntime } from './runtime/browserRuntime';
import { cataloguesOf, type RouteHandle } from './runtime/routeHandle';
import { RuntimeContext } from './runtime/runtime';

const runtime = browserRuntime();
// A router-internal name.
const modules = Object.values(window.__reactRouterRouteModules ?? {});
const handles = modules.map((module) => (module as { handle?: RouteHandle }).handle);

// Load the catalogues first: a component without them would suspend, and hydration would discard the server's
// markup. If they can't be fetched, React retries and shows what it can.
await runtime.i18n.load(cataloguesOf(handles)).catch(() => {});

startTransition(() => {
  hydrateRoot(
    document,
    <RuntimeContext value={runtime}>
      <HydratedRouter />
    </RuntimeContext>,
  );
});

// Lazy import, so that other visits don't load it.
if (hasVisitCode()) {
  import('./runtime/visitCodes').then(
    ({ keepCodesOfVisit }) => keepCodesOfVisit(runtime.client),
    // The next page in this tab finds the code in the URL or in storage.
    () => {},
  );
}

/** Whether this visit has a referral code, from this page or an earlier one in the tab. */
function hasVisitCode(): boolean {
  if (/[?&](?:affiliate|referral)Code=/.test(location.search)) return true;
  try {
    return sessionStorage.getItem('affiliateCode') !== null;
  } catch {
    return false;
  }
}
