/** The chapters of the reference, in reading order. */
export const TAGS = {
  Session: 'Signing in and out.',
  Account: "Registration, passwords and the member's profile.",
  Security: 'Account protection: payment password, contacts and the second sign-in step.',
  Verification: 'Captchas, proofs of work and codes sent to a phone.',
  System: "The state of the site and the brand's settings.",
  Wallet: 'Balances and transfers.',
  Member: 'Messages, referrals, rebates, prizes and the winner board.',
  Payouts: 'Payout accounts and withdrawals.',
  Points: 'Points and point rewards.',
  Games: 'Vendors, games, favorites and launches.',
  Content: 'Banners and announcements.',
  Lottery: 'Lotteries and their draws.',
  Missions: 'Missions and their leaderboards.',
  Activities: 'Check-ins, the wheel, tournaments, free spins and rewards.',
  Chat: 'The chat room.',
  Service: 'Conversations with customer service.',
  Records: 'Bets and transactions.',
  Protection: 'Limits and breaks that members set for themselves.',
  Agent: 'Teams, contracts and income of agents.',
  Affiliate: 'Results of the codes that agents share.',
  Operator: 'Decisions of the operator, with an operator key. Not for the site.',
} as const;

export type Tag = keyof typeof TAGS;
