import type { RouteObject } from 'react-router';

import { catalogues, regionalCatalogues } from './catalogues';

/** The routes of this package; their code is fetched when they are opened. */
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
