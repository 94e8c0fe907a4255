import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** The texts of those of the site's own pages that few visitors see: they come with the page. */
export const pagesCatalogue = defineCatalogue('pages', {
  EN: () => import('./en.json'),
  TY: () => import('./ty.json'),
  CN: () => import('./cn.json'),
  ID: () => import('./id.json'),
  TH: () => import('./th.json'),
  VI: () => import('./vi.json'),
  FIL: () => import('./fil.json'),
});

export const usePagesT = () => useCatalogue(pagesCatalogue);
