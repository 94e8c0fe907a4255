import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

/** The texts of the blackjack tables. */
export const blackjackCatalogue = defineCatalogue<typeof en>(
  'blackjack',
  (language) => import(`./locales/${language}.json`),
);

/** Translates the texts of the blackjack tables. */
export const useBlackjackT = () => useCatalogue(blackjackCatalogue);
