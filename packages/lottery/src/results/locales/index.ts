import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** The texts of results, proofs and result tables, in all seven languages. */
export const resultsCatalogue = defineCatalogue('lotteryResults', {
  EN: () => import('./en.json'),
  TY: () => import('./ty.json'),
  CN: () => import('./cn.json'),
  ID: () => import('./id.json'),
  TH: () => import('./th.json'),
  VI: () => import('./vi.json'),
  FIL: () => import('./fil.json'),
});

export const useResultsT = () => useCatalogue(resultsCatalogue);
