export {
  balanceOf,
  houseAccount,
  moneyOf,
  walletOf,
  type AccountRef,
  type Balance,
  type HouseAccountKind,
} from './accounts';
export { checkLedger } from './check';
export {
  hold,
  post,
  postAll,
  postHold,
  voidHold,
  type Posting,
  type PostingRequest,
} from './ledger';
export { LedgerError, type LedgerFault } from './LedgerError';
export type { PostingKind } from './postingKind';
export { refuseAsRejection } from './refusal';
export { statement, statementAfter, type StatementFilter, type StatementLine } from './statement';
