import { insufficientBalance } from '../http/Rejection';
import { LedgerError } from './LedgerError';

/**
 * For the end of a posting that a caller asked for: `post(…).catch(refuseAsRejection)` answers him
 * that his balance is too low. Any other fault of the ledger is a fault of ours and stays one.
 */
export function refuseAsRejection(error: unknown): never {
  if (error instanceof LedgerError && error.fault === 'insufficient_funds') {
    throw insufficientBalance();
  }
  throw error;
}
