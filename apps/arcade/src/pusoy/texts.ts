import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

export const pusoyCatalogue = defineCatalogue<typeof en>(
  'pusoy',
  (language) => import(`./locales/${language}.json`),
);

export const usePusoyT = () => useCatalogue(pusoyCatalogue);
