import type { RouteObject } from 'react-router';

import { catalogue } from './i18n';
import { playRulesCatalogue } from './playRules/i18n';
import { regionalCatalogue } from './regional/i18n';
import { resultsCatalogue } from './results/i18n';

/** The routes of this package; their code is fetched when they are opened. */
export const routes: readonly RouteObject[] = [
  {
    path: '/lottery',
    handle: { catalogues: [catalogue, playRulesCatalogue, resultsCatalogue] },
    lazy: async () => ({ Component: (await import('./pages/LotteryPage')).LotteryPage }),
  },
  {
    path: '/vnlottery',
    handle: { catalogues: [catalogue, playRulesCatalogue, resultsCatalogue, regionalCatalogue] },
    lazy: async () => ({
      Component: (await import('./regional/RegionalLotteryPage')).RegionalLotteryPage,
    }),
  },
];
