import { claimReferralRewards, getReferral, listReferredFriends } from '@perya/api-client';
import { serve } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import { claim, list, summary } from './referrals';
import { seedReferrals } from './seed';
import { brandSettings } from './brandReferral';
import { referralData } from './ownData';

/** Members who bring friends, and their rewards for it. */
export const referrals: Module = {
  name: 'referrals',
  ownData: referralData,
  brandSettings,
  routes: [
    serve(getReferral, summary),
    serve(listReferredFriends, list),
    serve(claimReferralRewards, claim),
  ],
  seedDemo: seedReferrals,
};
