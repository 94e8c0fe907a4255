// Tables whose rounds are dealt on a schedule to everyone: schedule, stakes, calls, road maps and verification.
export { checkTableRound } from './checkTableRound';
export {
  bestReturnOf,
  liveTable,
  type BetType,
  type LiveTable,
  type TableResult,
  type DecidedHand,
  type PlayedHand,
  type TableHands,
  type TableRules,
} from './liveTable';
export {
  tableGameSchema,
  type BetBody,
  type BetReply,
  type TableFacts,
  type TableModel,
  type TableRoundDetails,
  type TableState,
  type DecideBody,
  type WireHand,
  type WireSeat,
} from './protocol';
export {
  bigRoad,
  DERIVED_ROAD_OFFSETS,
  derivedRoad,
  ROAD_ROWS,
  runsOf,
  type RoadCell,
  type RoadMark,
} from './roads';
export {
  firstRoundOfSheet,
  GRACE_MS,
  phaseAt,
  ROUNDS_PER_SHEET,
  type Phase,
  type RoundTimes,
} from './schedule';
export {
  addStakes,
  readStakes,
  sumOfStakes,
  writeStakes,
  type TableStakes,
  type WireStakes,
} from './stakes';
export { turnoverOf } from './turnover';
