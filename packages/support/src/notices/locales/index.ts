import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The words of the announcements, apart from the package's other words: they come with the dialogs. */
export const noticesCatalogue = defineCatalogue<typeof en>(
  'supportNotices',
  (language) => import(`../locales/${language}.json`),
);

export const useNoticesT = () => useCatalogue(noticesCatalogue);
