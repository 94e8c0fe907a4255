import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** The texts of rewards, invitations, missions, messages, rebates and redemptions, in all seven languages. */
export const rewardsCatalogue = defineCatalogue('memberRewards', {
  EN: () => import('./en.json'),
  TY: () => import('./ty.json'),
  CN: () => import('./cn.json'),
  ID: () => import('./id.json'),
  TH: () => import('./th.json'),
  VI: () => import('./vi.json'),
  FIL: () => import('./fil.json'),
});

export const useRewardsT = () => useCatalogue(rewardsCatalogue);
