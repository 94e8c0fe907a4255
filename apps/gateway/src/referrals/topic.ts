import { claimReferralRewards, getReferral, listReferredFriends } from '@perya/api-client';
import { serve } from '../http/serve';
import type { Topic } from '../topic';
import { claim, list, summary } from './referrals';
import { seedReferrals } from './seed';

/** Members who bring friends, and what they get for it. */
export const referrals: Topic = {
  name: 'referrals',
  routes: [
    serve(getReferral, summary),
    serve(listReferredFriends, list),
    serve(claimReferralRewards, claim),
  ],
  seed: seedReferrals,
};
