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
import { catalogueFirst } from '../catalogue/catalogue';
import { serve } from '../http/serve';
import type { Topic } from '../topic';
import { checkInState, checkInToday } from './checkIn';
import { mountActivityDesk } from './desk';
import { freeSpins } from './freeSpins/list';
import { seedActivities } from './seed';
import { startTournaments } from './tournaments/settle';
import { detail, join, tournaments } from './tournaments/tournaments';
import { spinWheel } from './wheel/spin';
import { spins, wheel } from './wheel/wheel';

/** What members do besides playing: checking in, the wheel, tournaments; and free spins that they win. */
export const activities: Topic = {
  name: 'activities',
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
  start: (platform) => Promise.resolve(startTournaments(platform)),
};
