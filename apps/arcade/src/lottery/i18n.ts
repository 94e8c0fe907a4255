import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** The words around the lotteries, in all seven languages. */
export const lobbyCatalogue = defineCatalogue('lotteryLobby', {
  EN: () => import('./locales/en.json'),
  TY: () => import('./locales/ty.json'),
  CN: () => import('./locales/cn.json'),
  ID: () => import('./locales/id.json'),
  TH: () => import('./locales/th.json'),
  VI: () => import('./locales/vi.json'),
  FIL: () => import('./locales/fil.json'),
});

export const useLobbyT = () => useCatalogue(lobbyCatalogue);
