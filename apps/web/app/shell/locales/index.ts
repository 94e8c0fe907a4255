import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** The texts of the shell that no first view needs: they come with what says them. */
export const laterCatalogue = defineCatalogue('shellLater', {
  EN: () => import('./en.json'),
  TY: () => import('./ty.json'),
  CN: () => import('./cn.json'),
  ID: () => import('./id.json'),
  TH: () => import('./th.json'),
  VI: () => import('./vi.json'),
  FIL: () => import('./fil.json'),
});

export const useLaterT = () => useCatalogue(laterCatalogue);
