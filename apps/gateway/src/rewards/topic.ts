import { claimReward, listRewards } from '@perya/api-client';
import { catalogueFirst } from '../catalogue/catalogue';
import { serve } from '../http/serve';
import type { Topic } from '../topic';
import { claim } from './claim';
import { rewards } from './list';

/** Everything that members are given: bonuses and gifts of the house, and what they have won elsewhere. */
export const memberRewards: Topic = {
  name: 'rewards',
  routes: [serve(listRewards, rewards), serve(claimReward, claim, { before: catalogueFirst })],
};
