import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of the security centre, in all seven languages. */
export const securityCatalogue = defineCatalogue<typeof en>(
  'memberSecurity',
  (language) => import(`../locales/${language}.json`),
);

export const useSecurityT = () => useCatalogue(securityCatalogue);
