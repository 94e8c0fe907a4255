import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of the wallet pages, in all seven languages. */
export const walletCatalogue = defineCatalogue<typeof en>(
  'memberWallet',
  (language) => import(`../locales/${language}.json`),
);

export const useWalletT = () => useCatalogue(walletCatalogue);
