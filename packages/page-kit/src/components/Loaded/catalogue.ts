import { defineCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

/** What every panel says while its data loads and where it did not, in all seven languages. */
export const loadedCatalogue = defineCatalogue<typeof en>(
  'loaded',
  (language) => import(`./locales/${language}.json`),
);
