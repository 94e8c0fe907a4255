import { insufficientBalance } from '../http/Rejection';
import { LedgerError } from './LedgerError';

/**
 * For postings that a caller requested: `post(…).catch(rejectInsufficientBalance)` rejects the call when the
 * balance is too low. Any other error of the ledger is an internal error and is rethrown.
 */
export function rejectInsufficientBalance(error: unknown): never {
  if (error instanceof LedgerError && error.code === 'insufficient_funds') {
    throw insufficientBalance();
  }
  throw error;
}
