import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

/** The texts of Dragon Tiger. */
export const dragonTigerCatalogue = defineCatalogue<typeof en>(
  'dragonTiger',
  (language) => import(`./locales/${language}.json`),
);

/** Translates a key of {@link dragonTigerCatalogue}. */
export const useDragonTigerT = () => useCatalogue(dragonTigerCatalogue);
