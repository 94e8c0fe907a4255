import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of the contracts, in all seven languages. */
export const contractsCatalogue = defineCatalogue<typeof en>(
  'agentContracts',
  (language) => import(`../locales/${language}.json`),
);

export const useContractsT = () => useCatalogue(contractsCatalogue);
