import { categoriesCatalogue } from '@perya/i18n';
import type { RouteObject } from 'react-router';

import { catalogues } from './locales';

/**
 * Routes of this package, loaded on demand.
 *
 * @example
 * ```tsx
 * import { routes } from '@perya/points-mall';
 * import { createBrowserRouter } from 'react-router';
 * import { RouterProvider } from 'react-router/dom';
 *
 * const router = createBrowserRouter([...routes]);
 * const app = <RouterProvider router={router} />;
 * ```
 */
export const routes: readonly RouteObject[] = [
  {
    path: '/pointMall',
    handle: { catalogues: [...catalogues, categoriesCatalogue] },
    lazy: async () => ({ Component: (await import('./pages/PointMallPage')).PointMallPage }),
  },
];
