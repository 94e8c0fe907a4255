import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

/** The texts of plinko. */
export const plinkoCatalogue = defineCatalogue<typeof en>(
  'plinko',
  (language) => import(`./locales/${language}.json`),
);

/** Translates the texts of plinko. */
export const usePlinkoT = () => useCatalogue(plinkoCatalogue);
