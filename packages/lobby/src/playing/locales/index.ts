import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/**
 * The texts of opening and playing a game. Apart from `catalogue`, which the home page loads with its
 * first cards.
 */
export const playingCatalogue = defineCatalogue<typeof en>(
  'playing',
  (language) => import(`../locales/${language}.json`),
);

export const usePlayingT = () => useCatalogue(playingCatalogue);
