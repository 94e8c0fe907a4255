import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of the shell that no first view needs: they come with what says them. */
export const lazyShellCatalogue = defineCatalogue<typeof en>(
  'shellLazy',
  (language) => import(`../locales/${language}.json`),
);

export const useLazyShellT = () => useCatalogue(lazyShellCatalogue);
