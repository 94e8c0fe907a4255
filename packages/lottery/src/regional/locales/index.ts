import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of the regional lottery's page, in all seven languages. */
export const regionalCatalogue = defineCatalogue<typeof en>(
  'lotteryRegional',
  (language) => import(`../locales/${language}.json`),
);

export const useRegionalT = () => useCatalogue(regionalCatalogue);
