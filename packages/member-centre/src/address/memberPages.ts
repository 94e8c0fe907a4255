/** All pages, in the order of the specification (§2) and by its names. Each has an entry in `pages.tsx`. */
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
  // Specified by their texts only (§2); player protection (decisions), and the member's own data.
  'playerProtection',
  'ownData',
  'redeemHistory',
  'winnersList',
  'feedback',
] as const;

/** Name of a page of the member center, as in its address. */
export type MemberPage = (typeof MEMBER_PAGES)[number];

/** Pages about playing, which a site for agents doesn't list. */
export const PLAYER_PAGES: ReadonlySet<MemberPage> = new Set<MemberPage>([
  'transferFund',
  'depositv2',
  'personalHistoryCopy',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'manualRebate',
  'playerRank',
  'redeemHistory',
  'winnersList',
]);

/**
 * Whether a search parameter names a page of the member center.
 *
 * @example
 * ```ts
 * import { isMemberPage } from '@perya/member-centre';
 *
 * const name = new URL(location.href).searchParams.get('member');
 * if (isMemberPage(name)) console.log(`The page ${name} is open.`);
 * ```
 */
export function isMemberPage(name: string | null): name is MemberPage {
  return MEMBER_PAGES.some((page) => page === name);
}
