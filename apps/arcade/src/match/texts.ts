import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

/** The texts that all games between players share. */
export const matchCatalogue = defineCatalogue<typeof en>(
  'match',
  (language) => import(`./locales/${language}.json`),
);

export const useMatchT = () => useCatalogue(matchCatalogue);
