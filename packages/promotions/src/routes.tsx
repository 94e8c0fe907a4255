import type { RouteObject } from 'react-router';

import { catalogues } from './locales';

/** The routes of this package; their code is loaded when they are opened. */
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
