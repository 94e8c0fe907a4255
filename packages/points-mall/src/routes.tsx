import { categoriesCatalogue } from '@perya/i18n';
import type { RouteObject } from 'react-router';

import { catalogues } from './locales';

/** The routes of this package; their code is fetched when they are opened. */
export const routes: readonly RouteObject[] = [
  {
    path: '/pointMall',
    handle: { catalogues: [...catalogues, categoriesCatalogue] },
    lazy: async () => ({ Component: (await import('./pages/PointMallPage')).PointMallPage }),
  },
];
