import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The words of the chat's window and of its place in the rail; the room itself brings its own. */
export const chatCatalogue = defineCatalogue<typeof en>(
  'supportChat',
  (language) => import(`../locales/${language}.json`),
);

export const useChatT = () => useCatalogue(chatCatalogue);
