export { checkLedger } from './check';
export * from './ledger';
export type { PostingKind } from './postingKind';
export { refuseAsRejection } from './refusal';
export { statement, statementAfter, type StatementFilter, type StatementLine } from './statement';
