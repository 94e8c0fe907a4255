import { defineCatalogue, useCatalogue } from '@perya/i18n';
import { loadedCatalogue } from '@perya/page-kit';

/** The texts of this package, in all seven languages. */
export const catalogue = defineCatalogue('promotions', {
  EN: () => import('./en.json'),
  TY: () => import('./ty.json'),
  CN: () => import('./cn.json'),
  ID: () => import('./id.json'),
  TH: () => import('./th.json'),
  VI: () => import('./vi.json'),
  FIL: () => import('./fil.json'),
});

/** All texts that the pages begin with: their own, and those of data that loads. */
export const catalogues = [catalogue, loadedCatalogue] as const;

export const useT = () => useCatalogue(catalogue);
