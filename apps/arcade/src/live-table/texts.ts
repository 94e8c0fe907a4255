import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

/** The texts that all live tables share. */
export const liveTableCatalogue = defineCatalogue<typeof en>(
  'liveTable',
  (language) => import(`./locales/${language}.json`),
);

export const useLiveTableT = () => useCatalogue(liveTableCatalogue);
