import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** What stands below the first view of the home page, in all seven languages. */
export const homeCatalogue = defineCatalogue('home', {
  EN: () => import('./en.json'),
  TY: () => import('./ty.json'),
  CN: () => import('./cn.json'),
  ID: () => import('./id.json'),
  TH: () => import('./th.json'),
  VI: () => import('./vi.json'),
  FIL: () => import('./fil.json'),
});

export const useHomeT = () => useCatalogue(homeCatalogue);
