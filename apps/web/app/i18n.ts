import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** The texts of the shell, the home page and what any page may have to say. */
export const catalogue = defineCatalogue('shell', {
  EN: () => import('./locales/en.json'),
  TY: () => import('./locales/ty.json'),
  CN: () => import('./locales/cn.json'),
  ID: () => import('./locales/id.json'),
  TH: () => import('./locales/th.json'),
  VI: () => import('./locales/vi.json'),
  FIL: () => import('./locales/fil.json'),
});

export const useT = () => useCatalogue(catalogue);
