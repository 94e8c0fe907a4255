import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

/** The texts of the sic bo tables. */
export const sicBoCatalogue = defineCatalogue<typeof en>(
  'sicBo',
  (language) => import(`./locales/${language}.json`),
);

/** The texts of the sic bo tables in the player's language. */
export const useSicBoT = () => useCatalogue(sicBoCatalogue);
