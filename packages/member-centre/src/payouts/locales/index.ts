import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of the payout accounts, in all seven languages. */
export const payoutsCatalogue = defineCatalogue<typeof en>(
  'memberPayouts',
  (language) => import(`../locales/${language}.json`),
);

export const usePayoutsT = () => useCatalogue(payoutsCatalogue);
