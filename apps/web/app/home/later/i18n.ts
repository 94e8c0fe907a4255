import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** What stands below the first view of the home page, in all seven languages. */
export const homeCatalogue = defineCatalogue('home', {
  EN: () => import('./locales/en.json'),
  TY: () => import('./locales/ty.json'),
  CN: () => import('./locales/cn.json'),
  ID: () => import('./locales/id.json'),
  TH: () => import('./locales/th.json'),
  VI: () => import('./locales/vi.json'),
  FIL: () => import('./locales/fil.json'),
});

export const useHomeT = () => useCatalogue(homeCatalogue);
