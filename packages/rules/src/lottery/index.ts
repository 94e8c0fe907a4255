export { BOARD_GROUPS, boardGroupsOf, isBig, valuesInGroup, type BoardGroup } from './boardGroups';
export { choose } from './model/combinatorics';
export { parseEntries, type EntryError, type ParsedEntries, type RejectedEntry } from './entry';
export { LOTTERIES, lotteriesOf, lotteryOf } from './lotteries';
export {
  oneIn,
  probabilityOf,
  type Chance,
  type Family,
  type Lottery,
  type TierPayout,
  type PlayType,
  type PrizeMode,
  type Tier,
  type VietnamRegion,
  type WinsByTier,
} from './model/lottery';
export {
  costOf,
  largestWin,
  ODDS_SCALE,
  oddsOf,
  payoutOf,
  priceIn,
  rebateOf,
  REBATES,
  returnOf,
  takesRebate,
  unitsIn,
  tierPayout,
  type Line,
  type Terms,
} from './pricing';
export { PRIZE_MODES, type PrizeModeTerms } from './prizeModes';
export { quickPick, type RandomBelow } from './quickPick';
export {
  comingDraws,
  drawNumbered,
  drawsOfDay,
  nextDraw,
  pastDraws,
  type Schedule,
  type ScheduledDraw,
} from './schedule';
export {
  betsOf,
  countBets,
  emptySelection,
  listCountOf,
  MAX_BETS,
  readSelection,
  selectionErrorOf,
  valuesOf,
  writeSelection,
  writeValue,
  type Board,
  type Selection,
  type SelectionError,
  type SelectionShape,
} from './model/selection';
export {
  drawLimits,
  prizeNumbers,
  readDraw,
  type DrawnPrize,
  type DrawResult,
  type DrawSpace,
  type PrizeSpace,
} from './model/space';
export {
  coldest,
  gapTable,
  hottest,
  runsOf,
  summariseRuns,
  valueTrends,
  type Run,
  type RunSummary,
  type ValueTrend,
} from './trends';
export {
  parityOf,
  sizeIn,
  sizeOfSum,
  sumsAsView,
  sumView,
  trendViews,
  type Parity,
  type Size,
  type SumView,
  type TrendView,
} from './trendViews';
