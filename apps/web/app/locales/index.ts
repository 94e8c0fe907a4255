import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of the shell, the home page and what any page may have to say. */
export const catalogue = defineCatalogue<typeof en>(
  'shell',
  (language) => import(`../locales/${language}.json`),
);

export const useT = () => useCatalogue(catalogue);
