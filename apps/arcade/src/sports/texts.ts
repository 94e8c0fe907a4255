import { defineCatalogue, useCatalogue, type MessageKey } from '@perya/i18n';
import type en from './locales/en.json';

export const sportsCatalogue = defineCatalogue<typeof en>(
  'sports',
  (language) => import(`./locales/${language}.json`),
);

export const useSportsT = () => useCatalogue(sportsCatalogue);

export type SportsT = ReturnType<typeof useSportsT>;
export type SportsKey = MessageKey<typeof sportsCatalogue>;
