import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of the trends; fetched only with them. */
export const trendsCatalogue = defineCatalogue<typeof en>(
  'lotteryTrends',
  (language) => import(`../locales/${language}.json`),
);

export const useTrendsT = () => useCatalogue(trendsCatalogue);
