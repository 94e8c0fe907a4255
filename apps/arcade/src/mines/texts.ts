import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

/** The texts of mines. */
export const minesCatalogue = defineCatalogue<typeof en>(
  'mines',
  (language) => import(`./locales/${language}.json`),
);

/** Translates the texts of mines. */
export const useMinesT = () => useCatalogue(minesCatalogue);
