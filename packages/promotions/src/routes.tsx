import type { RouteObject } from 'react-router';

import { catalogues } from './locales';

/**
 * The routes of this package; their code is loaded when they are opened.
 *
 * @example
 * ```tsx
 * import { routes } from '@perya/promotions';
 * import { createBrowserRouter } from 'react-router';
 * import { RouterProvider } from 'react-router/dom';
 *
 * const router = createBrowserRouter([...routes]);
 * const app = <RouterProvider router={router} />;
 * ```
 */
export const routes: readonly RouteObject[] = [
  {
    path: '/promotions',
    handle: { catalogues },
    lazy: async () => ({ Component: (await import('./pages/PromotionsPage')).PromotionsPage }),
  },
  {
    path: '/promoDetail',
    handle: { catalogues },
    lazy: async () => ({
      Component: (await import('./pages/PromotionDetailPage')).PromotionDetailPage,
    }),
  },
];
