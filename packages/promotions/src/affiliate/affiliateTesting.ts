import type { getAffiliateTerms, WireValueOf } from '@perya/api-client';

/** The wire form of the demo brand's terms. */
export const AFFILIATE_TERMS: WireValueOf<typeof getAffiliateTerms> = {
  currency: 'PHP',
  commissionBasisPoints: 350,
  referral: {
    measure: 'DEPOSIT',
    goal: '500.00',
    reward: '150.00',
    turnoverMultiple: 3,
    tiers: [
      { friends: 3, bonus: '200.00' },
      { friends: 10, bonus: '1000.00' },
    ],
  },
};
