import { defineCatalogue, useCatalogue } from '@perya/i18n';
import { loadedCatalogue } from '@perya/page-kit';
import type en from './en.json';

/** The texts of this package, in all seven languages. */
export const catalogue = defineCatalogue<typeof en>(
  'promotions',
  (language) => import(`../locales/${language}.json`),
);

/** All texts that the pages need initially: their own, and those of loading states. */
export const catalogues = [catalogue, loadedCatalogue] as const;

export const useT = () => useCatalogue(catalogue);
