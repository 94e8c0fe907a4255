import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

/** The texts that instant games share. */
export const instantCatalogue = defineCatalogue<typeof en>(
  'instant',
  (language) => import(`./locales/${language}.json`),
);

/** Translates the texts that instant games share. */
export const useInstantT = () => useCatalogue(instantCatalogue);
