import { catalogue, playingCatalogue } from '@perya/lobby';

import { pagesCatalogue } from '../pages/locales';
import type { RouteHandle } from '../runtime/routeHandle';
import { lazyShellCatalogue } from '../shell/locales';

export const handle = {
  page: 'game',
  catalogues: [catalogue, playingCatalogue, pagesCatalogue, lazyShellCatalogue],
  shell: { footer: false, fullHeight: true },
} satisfies RouteHandle;

export { SeamlessPage as default } from '../pages/SeamlessPage';
