export { choose } from './combinatorics';
export {
  countBets,
  LOTTO_GAMES,
  oddsAgainst,
  priceOf,
  selectionFault,
  settleLotto,
  type DrawSchedule,
  type LottoGame,
  type LottoResult,
  type SelectionFault,
} from './lotto';
export { nextDraw, type ComingDraw } from './schedule';
