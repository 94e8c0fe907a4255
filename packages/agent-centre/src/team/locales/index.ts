import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of the team overview, in all seven languages. */
export const teamCatalogue = defineCatalogue<typeof en>(
  'agentTeam',
  (language) => import(`../locales/${language}.json`),
);

export const useTeamT = () => useCatalogue(teamCatalogue);
