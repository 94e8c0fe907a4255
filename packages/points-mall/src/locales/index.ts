import { defineCatalogue, useCatalogue } from '@perya/i18n';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type en from './en.json';

/** The texts of this package, in all seven languages. */
export const catalogue = defineCatalogue<typeof en>(
  'pointsMall',
  (language) => import(`../locales/${language}.json`),
);

/** All texts that the page begins with: its own, and those of the parts it shares with the centres. */
export const catalogues = [catalogue, pageKitCatalogue, loadedCatalogue] as const;

export const useT = () => useCatalogue(catalogue);
