import { defineCatalogue, type MessageKey } from './catalogue';
import { useCatalogue } from './react';
import type en from './categories/locales/en.json';

/** The names of the game categories, used by the shell and most features; keys are the contract's. */
export const categoriesCatalogue = defineCatalogue<typeof en>(
  'categories',
  (language) => import(`./categories/locales/${language}.json`),
);

/** The name of a game category. The site loads these texts with every page. */
export const useCategoryName = (): ((category: MessageKey<typeof categoriesCatalogue>) => string) =>
  useCatalogue(categoriesCatalogue);
