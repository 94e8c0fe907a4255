import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** What stands below the first view of the home page, in all seven languages. */
export const homeCatalogue = defineCatalogue<typeof en>(
  'home',
  (language) => import(`../locales/${language}.json`),
);

export const useHomeT = () => useCatalogue(homeCatalogue);
