import { categoriesCatalogue } from '@perya/i18n';
import type { RouteObject } from 'react-router';

import { catalogues } from './locales';

/** Routes of this package, loaded on demand. */
export const routes: readonly RouteObject[] = [
  {
    path: '/pointMall',
    handle: { catalogues: [...catalogues, categoriesCatalogue] },
    lazy: async () => ({ Component: (await import('./pages/PointMallPage')).PointMallPage }),
  },
];
