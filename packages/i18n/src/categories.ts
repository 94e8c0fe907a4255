import { defineCatalogue, type MessageKey } from './catalogue';
import { useCatalogue } from './react';

/** The names of the kinds of games, which the shell and most features say; keys are the contract's. */
export const categoriesCatalogue = defineCatalogue('categories', {
  EN: () => import('./categories/locales/en.json'),
  TY: () => import('./categories/locales/ty.json'),
  CN: () => import('./categories/locales/cn.json'),
  ID: () => import('./categories/locales/id.json'),
  TH: () => import('./categories/locales/th.json'),
  VI: () => import('./categories/locales/vi.json'),
  FIL: () => import('./categories/locales/fil.json'),
});

/** What a kind of games is called. The site loads these texts with every page. */
export const useCategoryName = (): ((category: MessageKey<typeof categoriesCatalogue>) => string) =>
  useCatalogue(categoriesCatalogue);
