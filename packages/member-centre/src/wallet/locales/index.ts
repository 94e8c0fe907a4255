import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** The texts of the wallet pages, in all seven languages. */
export const walletCatalogue = defineCatalogue('memberWallet', {
  EN: () => import('./locales/en.json'),
  TY: () => import('./locales/ty.json'),
  CN: () => import('./locales/cn.json'),
  ID: () => import('./locales/id.json'),
  TH: () => import('./locales/th.json'),
  VI: () => import('./locales/vi.json'),
  FIL: () => import('./locales/fil.json'),
});

export const useWalletT = () => useCatalogue(walletCatalogue);
