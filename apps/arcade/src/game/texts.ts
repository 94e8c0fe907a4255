import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

/** Texts shared by all games. */
export const gameCatalogue = defineCatalogue<typeof en>(
  'game',
  (language) => import(`./locales/${language}.json`),
);

export const useGameT = () => useCatalogue(gameCatalogue);
