import { loadedCatalogue } from '@perya/page-kit';
import { catalogue } from '../locales';
import { playRulesCatalogue } from '../play-rules/locales';
import { regionalCatalogue } from '../regional/locales';
import { resultsCatalogue } from '../results/locales';

/** Catalogues that the lottery page needs at first render. */
export const catalogues = [
  catalogue,
  playRulesCatalogue,
  resultsCatalogue,
  loadedCatalogue,
] as const;

/** Catalogues that the regional lottery page needs at first render. */
export const regionalCatalogues = [...catalogues, regionalCatalogue] as const;
