import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

/** The texts of hi-lo. */
export const hiLoCatalogue = defineCatalogue<typeof en>(
  'hiLo',
  (language) => import(`./locales/${language}.json`),
);

/** Translates the texts of hi-lo. */
export const useHiLoT = () => useCatalogue(hiLoCatalogue);
