import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

/** The texts of the wheel. */
export const wheelCatalogue = defineCatalogue<typeof en>(
  'wheel',
  (language) => import(`./locales/${language}.json`),
);

/** Translates the texts of the wheel. */
export const useWheelT = () => useCatalogue(wheelCatalogue);
