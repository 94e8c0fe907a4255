import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** How each play type is won, in a sentence, in all seven languages. */
export const playRulesCatalogue = defineCatalogue('lotteryPlayRules', {
  EN: () => import('./en.json'),
  TY: () => import('./ty.json'),
  CN: () => import('./cn.json'),
  ID: () => import('./id.json'),
  TH: () => import('./th.json'),
  VI: () => import('./vi.json'),
  FIL: () => import('./fil.json'),
});

export const usePlayRulesT = () => useCatalogue(playRulesCatalogue);
