import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** These texts alone, so that nothing else of the package travels with them. */
export const catalogue = defineCatalogue<typeof en>(
  'supportHelp',
  (language) => import(`../locales/${language}.json`),
);

export const useT = () => useCatalogue(catalogue);
