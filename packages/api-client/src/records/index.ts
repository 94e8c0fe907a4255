export { getBet, type BetWithTicket } from './bet';
export { getBetDetail, type FairDraw } from './betDetail';
export {
  getBettingRecord,
  type Bet,
  type BetStatus,
  type BettingRecord,
  type BettingRecordFilter,
  type BettingTotals,
} from './bettingRecord';
export {
  listBonuses,
  type Bonus,
  type BonusKind,
  type BonusPage,
  type BonusState,
} from './bonuses';
export { exportBettingRecord, exportTransactionHistory, type RecordPart } from './export';
export { listPlayed, type PlayedFilterOption, type PlayedGame } from './played';
export { getProfitReport, type ProfitReport, type ProfitUnit } from './profit';
export {
  getTransactionHistory,
  TRANSACTION_TYPES,
  type Transaction,
  type TransactionHistory,
  type TransactionHistoryFilter,
  type TransactionStatus,
  type TransactionTotals,
  type TransactionType,
} from './transactionHistory';
