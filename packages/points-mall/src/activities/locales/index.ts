import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of checking in, missions, the wheel and tournaments, in all seven languages. */
export const activitiesCatalogue = defineCatalogue<typeof en>(
  'pointsMallActivities',
  (language) => import(`../locales/${language}.json`),
);

export const useActivitiesT = () => useCatalogue(activitiesCatalogue);
