import { defineCatalogue, useCatalogue } from '@perya/i18n';

/**
 * The texts of finding a game: lobbies, filters, boards. Apart from `catalogue`, which the home page
 * loads with its first cards.
 */
export const findingCatalogue = defineCatalogue('finding', {
  EN: () => import('./en.json'),
  TY: () => import('./ty.json'),
  CN: () => import('./cn.json'),
  ID: () => import('./id.json'),
  TH: () => import('./th.json'),
  VI: () => import('./vi.json'),
  FIL: () => import('./fil.json'),
});

export const useFindingT = () => useCatalogue(findingCatalogue);
