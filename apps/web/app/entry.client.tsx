import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { afterFirstView } from './runtime/afterFirstView';
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

// Who sent the visitor counts for a registration later in this tab, on whatever page that is.
if (/[?&](?:affiliate|referral)Code=/.test(location.search)) {
  void afterFirstView()
    .then(async () => (await import('./runtime/visitCodes')).keepCodesOfVisit())
    // The address still has it; a registration reads it there.
    .catch(() => undefined);
}
