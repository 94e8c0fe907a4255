import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts shared by both centers, in all seven languages. */
export const pageKitCatalogue = defineCatalogue<typeof en>(
  'pageKit',
  (language) => import(`../locales/${language}.json`),
);

export const useT = () => useCatalogue(pageKitCatalogue);
