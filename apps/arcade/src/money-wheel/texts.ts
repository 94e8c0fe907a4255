import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

/** The texts of the money wheel tables. */
export const moneyWheelCatalogue = defineCatalogue<typeof en>(
  'moneyWheel',
  (language) => import(`./locales/${language}.json`),
);

/** Translates the texts of the money wheel tables. */
export const useMoneyWheelT = () => useCatalogue(moneyWheelCatalogue);
