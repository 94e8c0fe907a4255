import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './locales/en.json';

export const slotCatalogue = defineCatalogue<typeof en>(
  'slot',
  (language) => import(`./locales/${language}.json`),
);

export const useSlotT = () => useCatalogue(slotCatalogue);
