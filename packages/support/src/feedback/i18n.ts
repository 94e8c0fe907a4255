import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** These texts alone, so that nothing else of the package travels with them. */
export const catalogue = defineCatalogue('supportFeedback', {
  EN: () => import('./locales/en.json'),
  TY: () => import('./locales/ty.json'),
  CN: () => import('./locales/cn.json'),
  ID: () => import('./locales/id.json'),
  TH: () => import('./locales/th.json'),
  VI: () => import('./locales/vi.json'),
  FIL: () => import('./locales/fil.json'),
});

export const useT = () => useCatalogue(catalogue);
