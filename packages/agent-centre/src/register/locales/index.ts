import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of the register account centre and the affiliate programme, in all seven languages. */
export const registerCatalogue = defineCatalogue<typeof en>(
  'agentRegister',
  (language) => import(`../locales/${language}.json`),
);

export const useRegisterT = () => useCatalogue(registerCatalogue);
