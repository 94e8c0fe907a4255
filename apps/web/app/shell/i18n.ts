import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** The texts of the shell that no first view needs: they come with what says them. */
export const laterCatalogue = defineCatalogue('shellLater', {
  EN: () => import('./locales/en.json'),
  TY: () => import('./locales/ty.json'),
  CN: () => import('./locales/cn.json'),
  ID: () => import('./locales/id.json'),
  TH: () => import('./locales/th.json'),
  VI: () => import('./locales/vi.json'),
  FIL: () => import('./locales/fil.json'),
});

export const useLaterT = () => useCatalogue(laterCatalogue);
