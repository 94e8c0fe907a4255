import { defineCatalogue } from '@perya/i18n';

/** What is told of the site's pages elsewhere. The server alone says it. */
export const foundCatalogue = defineCatalogue('found', {
  EN: () => import('./locales/en.json'),
  TY: () => import('./locales/ty.json'),
  CN: () => import('./locales/cn.json'),
  ID: () => import('./locales/id.json'),
  TH: () => import('./locales/th.json'),
  VI: () => import('./locales/vi.json'),
  FIL: () => import('./locales/fil.json'),
});
