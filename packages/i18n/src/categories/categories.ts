import { defineCatalogue, type MessageKey } from '../catalogue';
import { useCatalogue } from '../react';

/** The names of the kinds of games, which the shell and most features say; keys are the contract's. */
export const categoriesCatalogue = defineCatalogue('categories', {
  EN: () => import('./locales/en.json'),
  TY: () => import('./locales/ty.json'),
  CN: () => import('./locales/cn.json'),
  ID: () => import('./locales/id.json'),
  TH: () => import('./locales/th.json'),
  VI: () => import('./locales/vi.json'),
  FIL: () => import('./locales/fil.json'),
});

/** What a kind of games is called. The site loads these texts with every page. */
export const useCategoryName = (): ((category: MessageKey<typeof categoriesCatalogue>) => string) =>
  useCatalogue(categoriesCatalogue);
