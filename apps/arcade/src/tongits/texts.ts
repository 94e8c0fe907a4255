import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

/** The texts of tongits. */
export const tongitsCatalogue = defineCatalogue<typeof en>(
  'tongits',
  (language) => import(`./locales/${language}.json`),
);

/** Translates the texts of tongits. */
export const useTongitsT = () => useCatalogue(tongitsCatalogue);
