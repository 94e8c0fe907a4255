import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** The texts of the shell, the home page and what any page may have to say. */
export const catalogue = defineCatalogue('shell', {
  EN: () => import('./en.json'),
  TY: () => import('./ty.json'),
  CN: () => import('./cn.json'),
  ID: () => import('./id.json'),
  TH: () => import('./th.json'),
  VI: () => import('./vi.json'),
  FIL: () => import('./fil.json'),
});

export const useT = () => useCatalogue(catalogue);
