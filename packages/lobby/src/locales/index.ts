import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of the lobby and the game page, in all seven languages. */
export const catalogue = defineCatalogue<typeof en>(
  'lobby',
  (language) => import(`../locales/${language}.json`),
);

export const useT = () => useCatalogue(catalogue);
