import { regionalCatalogues } from '@perya/lottery';

import type { RouteHandle } from '../runtime/routeHandle';
import { laterCatalogue } from '../shell/locales';

export const handle = {
  page: 'regionalLottery',
  catalogues: [...regionalCatalogues, laterCatalogue],
  shell: { footer: false, fullHeight: true },
} satisfies RouteHandle;

export { RegionalLotteryPage as default } from '../pages/RegionalLotteryPage';
