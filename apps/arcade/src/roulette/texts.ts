import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

/** The texts of the roulette tables. */
export const rouletteCatalogue = defineCatalogue<typeof en>(
  'roulette',
  (language) => import(`./locales/${language}.json`),
);

export const useRouletteT = () => useCatalogue(rouletteCatalogue);
