import { claimReward, getPlayerRank, listRewards } from '@perya/api-client';
import { loadGameListFirst } from '../../games';
import { serve } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import { claim } from './claim';
import { rewards } from './list';
import { brandSettings as clubSettings } from '../club/levels';
import { getPlayerRank as playerRank } from '../club/rank';
import { brandSettings as cashbackSettings } from '../promotions/brandCashback';
import { brandSettings } from './brandRewards';
import { giftData } from './ownData';

/** Everything that members are given: platform rewards, what they won elsewhere, and their rank. */
export const memberRewards: Module = {
  name: 'rewards',
  ownData: giftData,
  brandSettings: { ...brandSettings, ...clubSettings, ...cashbackSettings },
  routes: [
    serve(listRewards, rewards),
    serve(claimReward, claim, { before: loadGameListFirst }),
    serve(getPlayerRank, playerRank),
  ],
};
