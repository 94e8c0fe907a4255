import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of downline management, in all seven languages. */
export const downlinesCatalogue = defineCatalogue<typeof en>(
  'agentDownlines',
  (language) => import(`../locales/${language}.json`),
);

export const useDownlinesT = () => useCatalogue(downlinesCatalogue);
