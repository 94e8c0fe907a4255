import { defineCatalogue, useCatalogue } from '@perya/i18n';
import { loadedCatalogue } from '@perya/page-kit';
import type en from './en.json';

const affiliateCatalogue = defineCatalogue<typeof en>(
  'affiliate',
  (language) => import(`../locales/${language}.json`),
);

/** The texts of the affiliate page, and those of loading states. */
export const affiliateCatalogues = [affiliateCatalogue, loadedCatalogue] as const;

export const useAffiliateT = () => useCatalogue(affiliateCatalogue);
