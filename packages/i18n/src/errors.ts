import { defineCatalogue } from './catalogue';

/** What the platform and the network can answer, in words; keys are the platform's own, verbatim. */
export const errorsCatalogue = defineCatalogue('errors', {
  EN: () => import('./locales/en.json'),
  TY: () => import('./locales/ty.json'),
  CN: () => import('./locales/cn.json'),
  ID: () => import('./locales/id.json'),
  TH: () => import('./locales/th.json'),
  VI: () => import('./locales/vi.json'),
  FIL: () => import('./locales/fil.json'),
});
