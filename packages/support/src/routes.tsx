import type { RouteObject } from 'react-router';

import { helpCatalogues } from './help/catalogues';
import { catalogue } from './locales';

/** Routes of this package, loaded on demand. */
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
