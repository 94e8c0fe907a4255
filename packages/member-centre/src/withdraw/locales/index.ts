import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of the withdraw page, in all seven languages. */
export const withdrawCatalogue = defineCatalogue<typeof en>(
  'memberWithdraw',
  (language) => import(`../locales/${language}.json`),
);

export const useWithdrawT = () => useCatalogue(withdrawCatalogue);
