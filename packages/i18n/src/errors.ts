import { defineCatalogue } from './catalogue';
import type en from './locales/en.json';
import type accountEn from './account-errors/locales/en.json';

/**
 * Texts for errors of the platform and the network that can occur anywhere; keys are the platform's own,
 * unchanged.
 */
export const errorsCatalogue = defineCatalogue<typeof en>(
  'errors',
  (language) => import(`./locales/${language}.json`),
);

/** Texts for errors of account pages only: loaded with those pages, or when one is first needed. */
export const accountErrorsCatalogue = defineCatalogue<typeof accountEn>(
  'accountErrors',
  (language) => import(`./account-errors/locales/${language}.json`),
);
