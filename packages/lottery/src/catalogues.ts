import { loadedCatalogue } from '@perya/page-kit';
import { catalogue } from './locales';
import { playRulesCatalogue } from './play-rules/locales';
import { regionalCatalogue } from './regional/locales';
import { resultsCatalogue } from './results/locales';

/** All texts that the lottery page begins with. */
export const catalogues = [
  catalogue,
  playRulesCatalogue,
  resultsCatalogue,
  loadedCatalogue,
] as const;

/** All texts that the page of the regional lottery begins with. */
export const regionalCatalogues = [...catalogues, regionalCatalogue] as const;
