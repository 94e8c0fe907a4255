import { claimMission, getMissionLeaderboard, getMissionSummary } from '@perya/api-client';
import { serve } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import { leaderboard } from './board';
import { claim, summary } from './missions';
import { seedMissions } from './seed';
import { missionData } from './ownData';

/** Missions and their leaderboards. */
export const missions: Module = {
  name: 'missions',
  ownData: missionData,
  routes: [
    serve(getMissionSummary, summary),
    serve(getMissionLeaderboard, leaderboard),
    serve(claimMission, claim),
  ],
  seedDemo: seedMissions,
};
