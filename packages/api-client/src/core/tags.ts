/** The chapters of the reference, in reading order. */
export const TAGS = {
  Session: 'Signing in and out.',
  Account: 'Registration, passwords, who is signed in.',
  Security: 'What protects an account: payment password, contacts, the second step.',
  Verification: 'Pictures, proofs of work and codes sent to a phone.',
  System: 'The state of the site and what the brand has set.',
  Wallet: 'Balances and transfers.',
  Member: 'Messages, invitations, rebates, prizes and the winner board.',
  Payouts: 'Where a member is paid to, and withdrawals.',
  Points: 'Points and what they buy.',
  Games: 'Vendors, games, favourites and launches.',
  Content: 'Banners and announcements.',
  Lottery: 'Lotteries and their draws.',
  Missions: 'Missions and their boards.',
  Activities: 'Checking in, the wheel, tournaments, free spins and rewards.',
  Chat: 'The chat room.',
  Records: 'Bets and movements of money.',
  Protection: 'Limits and breaks that members set for themselves.',
  Agent: 'Teams, contracts and income of agents.',
  Affiliate: 'What comes of the codes that agents give out.',
} as const;

export type Tag = keyof typeof TAGS;
