import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of the records, in all seven languages. */
export const recordsCatalogue = defineCatalogue<typeof en>(
  'memberRecords',
  (language) => import(`../locales/${language}.json`),
);

export const useRecordsT = () => useCatalogue(recordsCatalogue);
