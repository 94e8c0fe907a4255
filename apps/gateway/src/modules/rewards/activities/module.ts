import {
  checkIn,
  claimRafflePromotion,
  getCheckIn,
  getTournament,
  getWheel,
  joinTournament,
  listSpins,
  listTournaments,
} from '@perya/api-client';
import { loadGameListFirst } from '../../games';
import { serve } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import { checkInState, checkInToday } from './checkIn';
import { mountActivityDesk } from './desk';
import { seedActivities, seedTournamentSeasons } from './seed';
import { tournamentJob } from './tournaments/settle';
import { detail, join, tournaments } from './tournaments/tournaments';
import { spinWheel } from './wheel/spin';
import { spins, wheel } from './wheel/wheel';
import { brandSettings } from './brandActivities';
import { activityData } from './ownData';

/** Activities besides playing: check-in, the wheel, tournaments. */
export const activities: Module = {
  name: 'activities',
  ownData: activityData,
  brandSettings,
  routes: [
    serve(getCheckIn, checkInState),
    serve(checkIn, checkInToday),
    serve(getWheel, wheel),
    serve(claimRafflePromotion, spinWheel, { before: loadGameListFirst }),
    serve(listSpins, spins),
    serve(listTournaments, tournaments),
    serve(getTournament, detail),
    serve(joinTournament, join),
  ],
  mount: mountActivityDesk,
  seed: seedTournamentSeasons,
  seedDemo: seedActivities,
  jobs: [tournamentJob],
};
