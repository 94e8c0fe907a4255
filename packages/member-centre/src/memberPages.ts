/** All pages, in the order of the specification (§2), by their names there. */
export const MEMBER_PAGE_NAMES = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'messageV2',
  'manualRebate',
  'playerRank',
  'profile',
  // Named by their texts alone (§2), and player protection (decisions).
  'playerProtection',
  'redeemHistory',
  'winnersList',
  'feedback',
] as const;

export type MemberPageName = (typeof MEMBER_PAGE_NAMES)[number];

/** The pages that stand, in the same order: each has an entry in `pages.tsx`. */
export const MEMBER_PAGES = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'messageV2',
  'manualRebate',
  'playerRank',
  'profile',
  'playerProtection',
  'redeemHistory',
  'winnersList',
  'feedback',
] as const satisfies readonly MemberPageName[];

export type MemberPage = (typeof MEMBER_PAGES)[number];

export function isMemberPage(name: string | null): name is MemberPage {
  return MEMBER_PAGES.some((page) => page === name);
}

/** Whether it is a page of the member centre at all, standing or still to come. */
export function isMemberPageName(name: string | null): name is MemberPageName {
  return MEMBER_PAGE_NAMES.some((page) => page === name);
}
