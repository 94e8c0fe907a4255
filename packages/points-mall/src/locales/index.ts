import { defineCatalogue, useCatalogue } from '@perya/i18n';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';

/** The texts of this package, in all seven languages. */
export const catalogue = defineCatalogue('pointsMall', {
  EN: () => import('./en.json'),
  TY: () => import('./ty.json'),
  CN: () => import('./cn.json'),
  ID: () => import('./id.json'),
  TH: () => import('./th.json'),
  VI: () => import('./vi.json'),
  FIL: () => import('./fil.json'),
});

/** All texts that the page begins with: its own, and those of the parts it shares with the centres. */
export const catalogues = [catalogue, pageKitCatalogue, loadedCatalogue] as const;

export const useT = () => useCatalogue(catalogue);
