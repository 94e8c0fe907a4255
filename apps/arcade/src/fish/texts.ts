import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

export const fishCatalogue = defineCatalogue<typeof en>(
  'fish',
  (language) => import(`./locales/${language}.json`),
);

export const useFishT = () => useCatalogue(fishCatalogue);
