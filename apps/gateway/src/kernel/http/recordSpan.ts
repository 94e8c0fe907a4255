import { startOfDay, todayIn, yearBefore } from '@perya/rules/time';
import type { Span } from '../time/slots';
import { Rejection } from './Rejection';
import type { CallContext } from './serve';

/**
 * The time that a record is asked for. Records are kept for twelve months, counted in days of the
 * brand's time zone: who asks for more is told so.
 */
export function spanOf(
  { brand, now }: Pick<CallContext, 'brand' | 'now'>,
  { from, to }: { from?: number | undefined; to?: number | undefined },
): Span {
  const earliest = startOfDay(yearBefore(todayIn(brand.timeZone, now().getTime())), brand.timeZone);
  if (from !== undefined && from < earliest) {
    throw new Rejection(422, 'RECORD_TOO_OLD', 'record_too_old');
  }
  // What is placed while the answer is made belongs to it.
  return { from: new Date(from ?? earliest), to: new Date(to ?? now().getTime() + 86_400_000) };
}
