import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** The texts of those of the site's own pages that few visitors see: they come with the page. */
export const pagesCatalogue = defineCatalogue('pages', {
  EN: () => import('./locales/en.json'),
  TY: () => import('./locales/ty.json'),
  CN: () => import('./locales/cn.json'),
  ID: () => import('./locales/id.json'),
  TH: () => import('./locales/th.json'),
  VI: () => import('./locales/vi.json'),
  FIL: () => import('./locales/fil.json'),
});

export const usePagesT = () => useCatalogue(pagesCatalogue);
