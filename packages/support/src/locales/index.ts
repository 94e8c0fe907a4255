import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** The texts of this package, in all seven languages. */
export const catalogue = defineCatalogue('support', {
  EN: () => import('./en.json'),
  TY: () => import('./ty.json'),
  CN: () => import('./cn.json'),
  ID: () => import('./id.json'),
  TH: () => import('./th.json'),
  VI: () => import('./vi.json'),
  FIL: () => import('./fil.json'),
});

export const useT = () => useCatalogue(catalogue);
