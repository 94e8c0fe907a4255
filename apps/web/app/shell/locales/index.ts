import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of the shell that no first view needs: they come with what says them. */
export const laterCatalogue = defineCatalogue<typeof en>(
  'shellLater',
  (language) => import(`./${language}.json`),
);

export const useLaterT = () => useCatalogue(laterCatalogue);
