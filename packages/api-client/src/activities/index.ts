export { checkIn, getCheckIn, type CheckedIn, type CheckIn, type CheckInDay } from './checkIn';
export {
  FREE_SPIN_SOURCES,
  listFreeSpins,
  type FreeSpins,
  type FreeSpinSource,
  type FreeSpinsState,
} from './freeSpins';
export type { Prize, PrizeKind } from './prize';
export { claimRafflePromotion, type RafflePrize, type Spin, type SpinProof } from './raffle';
export {
  getTournament,
  joinTournament,
  listTournaments,
  type Tournament,
  type TournamentLadder,
  type TournamentPrize,
  type TournamentRank,
  type TournamentState,
} from './tournaments';
export { getWheel, listSpins, WHEEL_ODDS_TOTAL, type Wheel, type WheelSegment } from './wheel';
