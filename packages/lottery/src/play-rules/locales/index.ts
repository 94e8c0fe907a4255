import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** How each play type is won, in a sentence, in all seven languages. */
export const playRulesCatalogue = defineCatalogue<typeof en>(
  'lotteryPlayRules',
  (language) => import(`../locales/${language}.json`),
);

export const usePlayRulesT = () => useCatalogue(playRulesCatalogue);
