import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/**
 * The texts of a lobby: filters, draws, tables, boards. Apart from `catalogue`, which the home page
 * loads with its first cards.
 */
export const filtersCatalogue = defineCatalogue<typeof en>(
  'filters',
  (language) => import(`../locales/${language}.json`),
);

export const useFiltersT = () => useCatalogue(filtersCatalogue);
