import { defineCatalogue } from './catalogue';
import type en from './locales/en.json';
import type accountEn from './account-errors/locales/en.json';

/**
 * What the platform and the network can answer anywhere on the site, in words; keys are the platform's
 * own, verbatim.
 */
export const errorsCatalogue = defineCatalogue<typeof en>(
  'errors',
  (language) => import(`./locales/${language}.json`),
);

/** What only the pages of an account are answered: fetched with them, or when one is first to be said. */
export const accountErrorsCatalogue = defineCatalogue<typeof accountEn>(
  'accountErrors',
  (language) => import(`./account-errors/locales/${language}.json`),
);
