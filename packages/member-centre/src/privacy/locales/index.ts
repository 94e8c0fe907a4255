import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of the page about the member's own data, in all seven languages. */
export const privacyCatalogue = defineCatalogue<typeof en>(
  'memberPrivacy',
  (language) => import(`../locales/${language}.json`),
);

export const usePrivacyT = () => useCatalogue(privacyCatalogue);
