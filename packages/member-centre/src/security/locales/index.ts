import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** The texts of the security centre, in all seven languages. */
export const securityCatalogue = defineCatalogue('memberSecurity', {
  EN: () => import('./en.json'),
  TY: () => import('./ty.json'),
  CN: () => import('./cn.json'),
  ID: () => import('./id.json'),
  TH: () => import('./th.json'),
  VI: () => import('./vi.json'),
  FIL: () => import('./fil.json'),
});

export const useSecurityT = () => useCatalogue(securityCatalogue);
