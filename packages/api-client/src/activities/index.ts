export {
  checkIn,
  getCheckIn,
  type CheckedIn,
  type CheckIn,
  type CheckInDay,
  type CheckInDayState,
} from './checkIn';
export {
  FREE_SPIN_SOURCES,
  listFreeSpins,
  type FreeSpins,
  type FreeSpinsFilter,
  type FreeSpinSource,
  type FreeSpinsState,
} from './freeSpins';
export type { Prize, PrizeKind, PrizeSpins, WirePrize } from './prize';
export {
  claimRafflePromotion,
  type RaffleInput,
  type RafflePrize,
  type Spin,
  type SpinProof,
} from './raffle';
export {
  getTournament,
  joinTournament,
  listTournaments,
  type Tournament,
  type TournamentInput,
  type TournamentLadder,
  type TournamentPrize,
  type TournamentRank,
  type TournamentScore,
  type TournamentsFilter,
  type TournamentState,
} from './tournaments';
export { getWheel, listSpins, WHEEL_ODDS_TOTAL, type Wheel, type WheelSegment } from './wheel';
