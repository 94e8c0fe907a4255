import { claimMission, getMissionLeaderboard, getMissionSummary } from '@perya/api-client';
import { serve } from '../http/serve';
import type { Topic } from '../topic';
import { leaderboard } from './board';
import { claim, summary } from './missions';
import { seedMissions } from './seed';

/** Things to do for a reward, and who leads in them. */
export const missions: Topic = {
  name: 'missions',
  routes: [
    serve(getMissionSummary, summary),
    serve(getMissionLeaderboard, leaderboard),
    serve(claimMission, claim),
  ],
  seed: seedMissions,
};
