import { defineCatalogue, useCatalogue } from '@perya/i18n';

/**
 * The texts of finding a game: lobbies, filters, boards. Apart from `catalogue`, which the home page
 * loads with its first cards.
 */
export const findingCatalogue = defineCatalogue('finding', {
  EN: () => import('./locales/en.json'),
  TY: () => import('./locales/ty.json'),
  CN: () => import('./locales/cn.json'),
  ID: () => import('./locales/id.json'),
  TH: () => import('./locales/th.json'),
  VI: () => import('./locales/vi.json'),
  FIL: () => import('./locales/fil.json'),
});

export const useFindingT = () => useCatalogue(findingCatalogue);
