export { checkLedger } from './check';
export * from './ledger';
export type { PostingKind } from './postingKind';
export { refuseAsRejection } from './refusal';
