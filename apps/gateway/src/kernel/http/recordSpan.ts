import { startOfDay, todayIn, yearBefore } from '@perya/rules/time';
import type { Span } from '../time/slots';
import { Rejection } from './Rejection';
import type { CallContext } from './serve';

/**
 * The requested time span of a record. Records are kept for twelve months, counted in days of the brand's
 * time zone; a request for earlier ones is rejected.
 */
export function spanOf(
  { brand, now }: Pick<CallContext, 'brand' | 'now'>,
  { from, to }: { from?: number | undefined; to?: number | undefined },
): Span {
  const earliest = startOfDay(yearBefore(todayIn(brand.timeZone, now().getTime())), brand.timeZone);
  if (from !== undefined && from < earliest) {
    throw new Rejection(422, 'RECORD_TOO_OLD', 'record_too_old');
  }
  // Includes what is placed while the response is computed.
  return { from: new Date(from ?? earliest), to: new Date(to ?? now().getTime() + 86_400_000) };
}
