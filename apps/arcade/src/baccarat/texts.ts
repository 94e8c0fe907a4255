import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

export const baccaratCatalogue = defineCatalogue<typeof en>(
  'baccarat',
  (language) => import(`./locales/${language}.json`),
);

export const useBaccaratT = () => useCatalogue(baccaratCatalogue);
