import { regionalCatalogues } from '@perya/lottery';

import type { RouteHandle } from '../runtime/routeHandle';
import { lazyShellCatalogue } from '../shell/locales';

export const handle = {
  page: 'regionalLottery',
  catalogues: [...regionalCatalogues, lazyShellCatalogue],
  shell: { footer: false, fullHeight: true },
} satisfies RouteHandle;

export { RegionalLotteryPage as default } from '../pages/RegionalLotteryPage';
