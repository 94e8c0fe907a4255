import { defineCatalogue } from '@perya/i18n';
import type en from './en.json';

/** What is told of the site's pages elsewhere. The server alone says it. */
export const seoCatalogue = defineCatalogue<typeof en>(
  'seo',
  (language) => import(`../locales/${language}.json`),
);
