import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** These texts alone, so that nothing else of the package travels with them. */
export const catalogue = defineCatalogue('supportSpeedTest', {
  EN: () => import('./en.json'),
  TY: () => import('./ty.json'),
  CN: () => import('./cn.json'),
  ID: () => import('./id.json'),
  TH: () => import('./th.json'),
  VI: () => import('./vi.json'),
  FIL: () => import('./fil.json'),
});

export const useT = () => useCatalogue(catalogue);
