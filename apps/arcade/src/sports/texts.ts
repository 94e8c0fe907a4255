import { defineCatalogue, useCatalogue, type MessageKey } from '@perya/i18n';

export const sportsCatalogue = defineCatalogue('sports', {
  EN: () => import('./locales/en.json'),
  TY: () => import('./locales/ty.json'),
  CN: () => import('./locales/cn.json'),
  ID: () => import('./locales/id.json'),
  TH: () => import('./locales/th.json'),
  VI: () => import('./locales/vi.json'),
  FIL: () => import('./locales/fil.json'),
});

export const useSportsT = () => useCatalogue(sportsCatalogue);

export type SportsT = ReturnType<typeof useSportsT>;
export type SportsKey = MessageKey<typeof sportsCatalogue>;
