import { defineCatalogue, useCatalogue } from '@perya/i18n';
import { loadedCatalogue } from '@perya/page-kit';

/** The texts of this package, in all seven languages. */
export const catalogue = defineCatalogue('promotions', {
  EN: () => import('./locales/en.json'),
  TY: () => import('./locales/ty.json'),
  CN: () => import('./locales/cn.json'),
  ID: () => import('./locales/id.json'),
  TH: () => import('./locales/th.json'),
  VI: () => import('./locales/vi.json'),
  FIL: () => import('./locales/fil.json'),
});

/** All texts that the pages begin with: their own, and those of data that loads. */
export const catalogues = [catalogue, loadedCatalogue] as const;

export const useT = () => useCatalogue(catalogue);
