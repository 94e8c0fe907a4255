import { defineCatalogue, type MessageKey } from './catalogue';
import { useCatalogue } from './react';
import type en from './categories/locales/en.json';

/** The names of the kinds of games, which the shell and most features say; keys are the contract's. */
export const categoriesCatalogue = defineCatalogue<typeof en>(
  'categories',
  (language) => import(`./categories/locales/${language}.json`),
);

/** What a kind of games is called. The site loads these texts with every page. */
export const useCategoryName = (): ((category: MessageKey<typeof categoriesCatalogue>) => string) =>
  useCatalogue(categoriesCatalogue);
