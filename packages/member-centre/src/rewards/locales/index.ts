import { defineCatalogue, useCatalogue } from '@perya/i18n';

/** The texts of rewards, invitations, missions, messages, rebates and redemptions, in all seven languages. */
export const rewardsCatalogue = defineCatalogue('memberRewards', {
  EN: () => import('./locales/en.json'),
  TY: () => import('./locales/ty.json'),
  CN: () => import('./locales/cn.json'),
  ID: () => import('./locales/id.json'),
  TH: () => import('./locales/th.json'),
  VI: () => import('./locales/vi.json'),
  FIL: () => import('./locales/fil.json'),
});

export const useRewardsT = () => useCatalogue(rewardsCatalogue);
