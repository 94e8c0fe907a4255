export { balanceOf, houseAccount, moneyOf, totalOf, walletOf, type AccountRef } from './accounts';
export { checkLedger } from './check';
export { hold, post, postAll, postHold, voidHold, type PostingRequest } from './ledger';
export { LedgerError } from './LedgerError';
export type { PostingKind } from './schema';
export { rejectInsufficientBalance } from './rejection';
export { statement, statementAfter, type StatementFilter, type StatementLine } from './statement';
