import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of the settlement records, in all seven languages. */
export const settlementsCatalogue = defineCatalogue<typeof en>(
  'agentSettlements',
  (language) => import(`../locales/${language}.json`),
);

export const useSettlementsT = () => useCatalogue(settlementsCatalogue);
