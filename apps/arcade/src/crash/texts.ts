import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

export const crashCatalogue = defineCatalogue<typeof en>(
  'crash',
  (language) => import(`./locales/${language}.json`),
);

export const useCrashT = () => useCatalogue(crashCatalogue);
