import { defineCatalogue, useCatalogue } from '@perya/i18n';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';

/** The texts of this package, in all seven languages. */
export const catalogue = defineCatalogue('pointsMall', {
  EN: () => import('./locales/en.json'),
  TY: () => import('./locales/ty.json'),
  CN: () => import('./locales/cn.json'),
  ID: () => import('./locales/id.json'),
  TH: () => import('./locales/th.json'),
  VI: () => import('./locales/vi.json'),
  FIL: () => import('./locales/fil.json'),
});

/** All texts that the page begins with: its own, and those of the parts it shares with the centres. */
export const catalogues = [catalogue, pageKitCatalogue, loadedCatalogue] as const;

export const useT = () => useCatalogue(catalogue);
