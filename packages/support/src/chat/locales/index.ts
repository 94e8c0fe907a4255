import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** The words of the chat's window and of its place in the rail; the room itself brings its own. */
export const chatCatalogue = defineCatalogue('supportChat', {
  EN: () => import('./en.json'),
  TY: () => import('./ty.json'),
  CN: () => import('./cn.json'),
  ID: () => import('./id.json'),
  TH: () => import('./th.json'),
  VI: () => import('./vi.json'),
  FIL: () => import('./fil.json'),
});

export const useChatT = () => useCatalogue(chatCatalogue);
