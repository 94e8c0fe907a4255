import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of this package, in all seven languages. */
export const catalogue = defineCatalogue<typeof en>(
  'support',
  (language) => import(`../locales/${language}.json`),
);

export const useT = () => useCatalogue(catalogue);
