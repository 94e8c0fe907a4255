import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** How each play type is won, in a sentence, in all seven languages. */
export const playRulesCatalogue = defineCatalogue('lotteryPlayRules', {
  EN: () => import('./locales/en.json'),
  TY: () => import('./locales/ty.json'),
  CN: () => import('./locales/cn.json'),
  ID: () => import('./locales/id.json'),
  TH: () => import('./locales/th.json'),
  VI: () => import('./locales/vi.json'),
  FIL: () => import('./locales/fil.json'),
});

export const usePlayRulesT = () => useCatalogue(playRulesCatalogue);
