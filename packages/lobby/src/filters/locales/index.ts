import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/**
 * The texts of finding a game: lobbies, filters, boards. Apart from `catalogue`, which the home page
 * loads with its first cards.
 */
export const findingCatalogue = defineCatalogue<typeof en>(
  'finding',
  (language) => import(`./${language}.json`),
);

export const useFindingT = () => useCatalogue(findingCatalogue);
