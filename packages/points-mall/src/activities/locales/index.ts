import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** The texts of checking in, missions, the wheel and tournaments, in all seven languages. */
export const activitiesCatalogue = defineCatalogue('pointsMallActivities', {
  EN: () => import('./en.json'),
  TY: () => import('./ty.json'),
  CN: () => import('./cn.json'),
  ID: () => import('./id.json'),
  TH: () => import('./th.json'),
  VI: () => import('./vi.json'),
  FIL: () => import('./fil.json'),
});

export const useActivitiesT = () => useCatalogue(activitiesCatalogue);
