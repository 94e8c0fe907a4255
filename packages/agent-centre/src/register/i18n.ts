import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** The texts of the register account centre and the affiliate programme, in all seven languages. */
export const registerCatalogue = defineCatalogue('agentRegister', {
  EN: () => import('./locales/en.json'),
  TY: () => import('./locales/ty.json'),
  CN: () => import('./locales/cn.json'),
  ID: () => import('./locales/id.json'),
  TH: () => import('./locales/th.json'),
  VI: () => import('./locales/vi.json'),
  FIL: () => import('./locales/fil.json'),
});

export const useRegisterT = () => useCatalogue(registerCatalogue);
