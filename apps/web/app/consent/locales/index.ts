import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** The question about statistics: it comes with whoever asks it. */
export const consentCatalogue = defineCatalogue('consent', {
  EN: () => import('./en.json'),
  TY: () => import('./ty.json'),
  CN: () => import('./cn.json'),
  ID: () => import('./id.json'),
  TH: () => import('./th.json'),
  VI: () => import('./vi.json'),
  FIL: () => import('./fil.json'),
});

export const useConsentT = () => useCatalogue(consentCatalogue);
