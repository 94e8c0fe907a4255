// Nine-card Pusoy: hands, arrangements, the showdown and its prizes.
export { arrange } from './arrange';
export { currentRoundCall, dealCall, showCall } from './calls';
export { checkTable } from './checkTable';
export {
  type Card,
  CARDS,
  rankOf,
  suitOf,
  HAND_KINDS,
  type HandKind,
  type Hand,
  kindOf,
  strengthOf,
} from './hands';
export {
  type WireRound,
  type WireEnd,
  type TableFacts,
  TableGameSchema,
  type RoundReply,
} from './protocol';
export {
  PUSOY_MODEL,
  SEATS,
  HAND_SIZE,
  ROW_COUNT,
  PLAYER,
  SHARES_PER_PRIZE,
  ARRANGE_TIME_LIMIT_MS,
  RAKE_BASIS_POINTS,
  type Rows,
  deal,
  isValidArrangement,
  rowsOf,
  showdown,
  payoutOf,
} from './table';
