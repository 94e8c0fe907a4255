import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of rebates, in all seven languages. */
export const rebatesCatalogue = defineCatalogue<typeof en>(
  'agentRebates',
  (language) => import(`../locales/${language}.json`),
);

export const useRebatesT = () => useCatalogue(rebatesCatalogue);
