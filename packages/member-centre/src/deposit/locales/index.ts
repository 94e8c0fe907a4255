import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of the deposit, in all seven languages. */
export const depositCatalogue = defineCatalogue<typeof en>(
  'memberDeposit',
  (language) => import(`../locales/${language}.json`),
);

export const useDepositT = () => useCatalogue(depositCatalogue);
