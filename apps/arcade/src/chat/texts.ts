import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

export const chatCatalogue = defineCatalogue<typeof en>(
  'chat',
  (language) => import(`./locales/${language}.json`),
);

export const useChatT = () => useCatalogue(chatCatalogue);
