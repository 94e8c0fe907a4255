import { defineCatalogue } from '@perya/i18n';

/** What is told of the site's pages elsewhere. The server alone says it. */
export const foundCatalogue = defineCatalogue('found', {
  EN: () => import('./en.json'),
  TY: () => import('./ty.json'),
  CN: () => import('./cn.json'),
  ID: () => import('./id.json'),
  TH: () => import('./th.json'),
  VI: () => import('./vi.json'),
  FIL: () => import('./fil.json'),
});
