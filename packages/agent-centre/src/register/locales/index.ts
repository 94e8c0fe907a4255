import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** The texts of the register account centre and the affiliate programme, in all seven languages. */
export const registerCatalogue = defineCatalogue('agentRegister', {
  EN: () => import('./en.json'),
  TY: () => import('./ty.json'),
  CN: () => import('./cn.json'),
  ID: () => import('./id.json'),
  TH: () => import('./th.json'),
  VI: () => import('./vi.json'),
  FIL: () => import('./fil.json'),
});

export const useRegisterT = () => useCatalogue(registerCatalogue);
