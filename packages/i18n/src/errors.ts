import { defineCatalogue } from './catalogue';

/**
 * What the platform and the network can answer anywhere on the site, in words; keys are the platform's
 * own, verbatim.
 */
export const errorsCatalogue = defineCatalogue('errors', {
  EN: () => import('./locales/en.json'),
  TY: () => import('./locales/ty.json'),
  CN: () => import('./locales/cn.json'),
  ID: () => import('./locales/id.json'),
  TH: () => import('./locales/th.json'),
  VI: () => import('./locales/vi.json'),
  FIL: () => import('./locales/fil.json'),
});

/** What only the pages of an account are answered: fetched with them, or when one is first to be said. */
export const accountErrorsCatalogue = defineCatalogue('accountErrors', {
  EN: () => import('./account-errors/locales/en.json'),
  TY: () => import('./account-errors/locales/ty.json'),
  CN: () => import('./account-errors/locales/cn.json'),
  ID: () => import('./account-errors/locales/id.json'),
  TH: () => import('./account-errors/locales/th.json'),
  VI: () => import('./account-errors/locales/vi.json'),
  FIL: () => import('./account-errors/locales/fil.json'),
});
