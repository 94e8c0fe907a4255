import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

/** Texts of the lobby itself, in all seven languages. */
export const lobbyCatalogue = defineCatalogue<typeof en>(
  'lotteryLobby',
  (language) => import(`./locales/${language}.json`),
);

export const useLobbyT = () => useCatalogue(lobbyCatalogue);
