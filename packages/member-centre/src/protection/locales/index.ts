import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of limits and breaks, in all seven languages. */
export const protectionCatalogue = defineCatalogue<typeof en>(
  'memberProtection',
  (language) => import(`../locales/${language}.json`),
);

export const useProtectionT = () => useCatalogue(protectionCatalogue);
