import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** The texts of results, proofs and result tables, in all seven languages. */
export const resultsCatalogue = defineCatalogue('lotteryResults', {
  EN: () => import('./locales/en.json'),
  TY: () => import('./locales/ty.json'),
  CN: () => import('./locales/cn.json'),
  ID: () => import('./locales/id.json'),
  TH: () => import('./locales/th.json'),
  VI: () => import('./locales/vi.json'),
  FIL: () => import('./locales/fil.json'),
});

export const useResultsT = () => useCatalogue(resultsCatalogue);
