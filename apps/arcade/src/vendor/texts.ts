import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

/** Texts of a vendor's lobby. */
export const vendorCatalogue = defineCatalogue<typeof en>(
  'vendorLobby',
  (language) => import(`./locales/${language}.json`),
);

export const useVendorT = () => useCatalogue(vendorCatalogue);
