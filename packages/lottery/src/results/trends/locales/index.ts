import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** The texts of the trends; fetched only with them. */
export const trendsCatalogue = defineCatalogue('lotteryTrends', {
  EN: () => import('./en.json'),
  TY: () => import('./ty.json'),
  CN: () => import('./cn.json'),
  ID: () => import('./id.json'),
  TH: () => import('./th.json'),
  VI: () => import('./vi.json'),
  FIL: () => import('./fil.json'),
});

export const useTrendsT = () => useCatalogue(trendsCatalogue);
