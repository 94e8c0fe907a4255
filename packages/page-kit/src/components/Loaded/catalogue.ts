import { defineCatalogue } from '@perya/i18n';

/** What every panel says while its data loads and where it did not, in all seven languages. */
export const loadedCatalogue = defineCatalogue('loaded', {
  EN: () => import('./locales/en.json'),
  TY: () => import('./locales/ty.json'),
  CN: () => import('./locales/cn.json'),
  ID: () => import('./locales/id.json'),
  TH: () => import('./locales/th.json'),
  VI: () => import('./locales/vi.json'),
  FIL: () => import('./locales/fil.json'),
});
