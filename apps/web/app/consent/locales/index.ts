import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The question about statistics: it comes with anyone who asks it. */
export const consentCatalogue = defineCatalogue<typeof en>(
  'consent',
  (language) => import(`../locales/${language}.json`),
);

export const useConsentT = () => useCatalogue(consentCatalogue);
