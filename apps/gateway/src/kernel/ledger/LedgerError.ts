import { databaseErrorOf } from '../db/errors';

type LedgerErrorCode =
  | 'insufficient_funds'
  | 'key_reused'
  | 'unbalanced'
  | 'not_pending'
  | 'already_ended';

/** The ledger rejected a posting; no money moved. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
  readonly code: LedgerErrorCode;
  constructor(code: LedgerErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The constraint that a rejected statement violated. */
export const constraintOf = (error: unknown) => databaseErrorOf(error)?.constraint;

/** Converts a database error into an error of the ledger; undefined if it's unrelated. */
export function ledgerErrorOf(cause: unknown): LedgerError | undefined {
  switch (constraintOf(cause)) {
    case 'ledger_account_available_not_negative':
      return new LedgerError('insufficient_funds', 'An account would go below zero.', { cause });
    case 'ledger_posting_ends_once':
    // A hold that ended in the meantime would release more than is held.
    case 'ledger_account_held_not_negative':
      return new LedgerError(
        'already_ended',
        'The pending posting has been posted or voided before.',
        { cause },
      );
    case 'ledger_posting_key':
      return new LedgerError('key_reused', 'A key was used for an earlier posting.', { cause });
    case undefined:
    default:
      return undefined;
  }
}
