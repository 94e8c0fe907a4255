import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of the profile, in all seven languages. */
export const profileCatalogue = defineCatalogue<typeof en>(
  'memberProfile',
  (language) => import(`../locales/${language}.json`),
);

export const useProfileT = () => useCatalogue(profileCatalogue);
