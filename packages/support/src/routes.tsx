import type { RouteObject } from 'react-router';

import { helpCatalogues } from './help/catalogues';
import { catalogue } from './locales';

/**
 * Routes of this package, loaded on demand.
 *
 * @example
 * ```tsx
 * import { routes } from '@perya/support';
 * import { createBrowserRouter } from 'react-router';
 * import { RouterProvider } from 'react-router/dom';
 *
 * const router = createBrowserRouter([...routes]);
 * const app = <RouterProvider router={router} />;
 * ```
 */
export const routes: readonly RouteObject[] = [
  {
    path: '/down',
    handle: { catalogues: [catalogue] },
    lazy: async () => ({ Component: (await import('./pages/DownloadPage')).DownloadPage }),
  },
  {
    path: '/helpmc',
    handle: { catalogues: helpCatalogues },
    lazy: async () => ({ Component: (await import('./help/HelpPage')).HelpPage }),
  },
];
