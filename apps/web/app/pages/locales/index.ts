import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of those of the site's own pages that few visitors see: they come with the page. */
export const pagesCatalogue = defineCatalogue<typeof en>(
  'pages',
  (language) => import(`../locales/${language}.json`),
);

export const usePagesT = () => useCatalogue(pagesCatalogue);
