import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** The words of the chat's window and of its place in the rail; the room itself brings its own. */
export const chatCatalogue = defineCatalogue('supportChat', {
  EN: () => import('./locales/en.json'),
  TY: () => import('./locales/ty.json'),
  CN: () => import('./locales/cn.json'),
  ID: () => import('./locales/id.json'),
  TH: () => import('./locales/th.json'),
  VI: () => import('./locales/vi.json'),
  FIL: () => import('./locales/fil.json'),
});

export const useChatT = () => useCatalogue(chatCatalogue);
