import type { RouteObject } from 'react-router';

import { catalogue } from './i18n';

/** The routes of this package; their code is fetched when they are opened. */
export const routes: readonly RouteObject[] = [
  {
    path: '/lottery',
    handle: { catalogues: [catalogue] },
    lazy: async () => ({ Component: (await import('./pages/LottoPage')).LottoPage }),
  },
];
