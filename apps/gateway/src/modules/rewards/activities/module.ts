import {
  checkIn,
  claimRafflePromotion,
  getCheckIn,
  getTournament,
  getWheel,
  joinTournament,
  listFreeSpins,
  listSpins,
  listTournaments,
} from '@perya/api-client';
import { catalogueFirst } from '../../games/catalogue/catalogue';
import { serve } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import { checkInState, checkInToday } from './checkIn';
import { mountActivityDesk } from './desk';
import { freeSpins } from './freeSpins/list';
import { seedActivities } from './seed';
import { tournamentJob } from './tournaments/settle';
import { detail, join, tournaments } from './tournaments/tournaments';
import { spinWheel } from './wheel/spin';
import { spins, wheel } from './wheel/wheel';
import { brandSettings } from './brandActivities';

/** What members do besides playing: checking in, the wheel, tournaments; and free spins that they win. */
export const activities: Module = {
  name: 'activities',
  brandSettings,
  routes: [
    serve(getCheckIn, checkInState),
    serve(checkIn, checkInToday),
    serve(getWheel, wheel),
    serve(claimRafflePromotion, spinWheel, { before: catalogueFirst }),
    serve(listSpins, spins),
    serve(listTournaments, tournaments),
    serve(getTournament, detail),
    serve(joinTournament, join),
    serve(listFreeSpins, freeSpins),
  ],
  mount: mountActivityDesk,
  seed: seedActivities,
  jobs: [tournamentJob],
};
