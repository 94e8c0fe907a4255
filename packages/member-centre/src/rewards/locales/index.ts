import { defineCatalogue, useCatalogue } from '@perya/i18n';
import type en from './en.json';

/** The texts of rewards, invitations, missions, messages, rebates and redemptions, in all seven languages. */
export const rewardsCatalogue = defineCatalogue<typeof en>(
  'memberRewards',
  (language) => import(`../locales/${language}.json`),
);

export const useRewardsT = () => useCatalogue(rewardsCatalogue);
