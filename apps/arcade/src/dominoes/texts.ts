import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

/** The texts of dominoes. */
export const dominoesCatalogue = defineCatalogue<typeof en>(
  'dominoes',
  (language) => import(`./locales/${language}.json`),
);

/** Translates the texts of dominoes. */
export const useDominoesT = () => useCatalogue(dominoesCatalogue);
