import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of the team reports, in all seven languages. */
export const recordsCatalogue = defineCatalogue<typeof en>(
  'agentRecords',
  (language) => import(`../locales/${language}.json`),
);

export const useRecordsT = () => useCatalogue(recordsCatalogue);
