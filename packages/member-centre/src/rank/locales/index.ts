import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of player rank, in all seven languages. */
export const rankCatalogue = defineCatalogue<typeof en>(
  'memberRank',
  (language) => import(`../locales/${language}.json`),
);

export const useRankT = () => useCatalogue(rankCatalogue);
