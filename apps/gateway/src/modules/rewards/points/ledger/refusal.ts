import { Rejection } from '../../../../kernel/http/Rejection';
import { PointLedgerError } from './pointLedger';

/** The member has not enough points for it. */
export const insufficientPoints = () =>
  new Rejection(422, 'INSUFFICIENT_POINTS', 'points_insufficient');

/**
 * For the end of a posting that a caller asked for: `postPoints(…).catch(refusePoints)` answers that the
 * points do not suffice. Any other fault of the ledger is a fault of ours and stays one.
 */
export function refusePoints(error: unknown): never {
  if (error instanceof PointLedgerError && error.fault === 'insufficient_points') {
    throw insufficientPoints();
  }
  throw error;
}
