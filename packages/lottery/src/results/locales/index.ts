import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of results, proofs and result tables, in all seven languages. */
export const resultsCatalogue = defineCatalogue<typeof en>(
  'lotteryResults',
  (language) => import(`../locales/${language}.json`),
);

export const useResultsT = () => useCatalogue(resultsCatalogue);
