import type { RouteObject } from 'react-router';

import { catalogues, regionalCatalogues } from './catalogues';

/**
 * Routes of this package, loaded on demand.
 *
 * @example
 * ```tsx
 * import { routes } from '@perya/lottery';
 * import { createBrowserRouter } from 'react-router';
 * import { RouterProvider } from 'react-router/dom';
 *
 * const router = createBrowserRouter([...routes]);
 * const app = <RouterProvider router={router} />;
 * ```
 */
export const routes: readonly RouteObject[] = [
  {
    path: '/lottery',
    handle: { catalogues },
    lazy: async () => ({ Component: (await import('./pages/LotteryPage')).LotteryPage }),
  },
  {
    path: '/vnlottery',
    handle: { catalogues: regionalCatalogues },
    lazy: async () => ({
      Component: (await import('./regional/RegionalLotteryPage')).RegionalLotteryPage,
    }),
  },
];
