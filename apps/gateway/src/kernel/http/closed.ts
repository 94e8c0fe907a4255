import type { Brand } from '../brand';
import { Rejection } from './Rejection';

/** A closed site is closed to whoever calls past its page, too. */
export function refuseWhenClosed({ status }: Brand): void {
  if (status.maintenance) throw new Rejection(503, 'MAINTENANCE', 'system_maintenance');
  if (status.regionRestriction) throw new Rejection(451, 'REGION_RESTRICTED', 'access_restricted');
}
