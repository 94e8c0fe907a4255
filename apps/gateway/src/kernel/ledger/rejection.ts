import { insufficientBalance } from '../http/Rejection';
import { LedgerError } from './LedgerError';

/**
 * For the end of a posting that a caller asked for: `post(…).catch(refuseAsRejection)` answers him
 * that his balance is too low. Any other error of the ledger is an error of ours and stays one.
 */
export function rejectInsufficientBalance(error: unknown): never {
  if (error instanceof LedgerError && error.code === 'insufficient_funds') {
    throw insufficientBalance();
  }
  throw error;
}
