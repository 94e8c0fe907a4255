import { startOfDay, todayIn, yearBefore } from '@perya/account-rules';
import { Rejection } from '../http/Rejection';
import type { CallContext } from '../http/serve';

const SLOT_MS = 900_000;

/** From and, exclusively, to. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

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

/** A span as the summaries can answer it: whole quarters of an hour, and what is left at either end. */
export interface SlottedSpan {
  readonly whole: Span;
  readonly edges: readonly [Span, Span];
}

/** Splits a span where quarters of an hour begin. Empty parts end where they begin. */
export function slotted({ from, to }: Span): SlottedSpan {
  const start = Math.ceil(from.getTime() / SLOT_MS) * SLOT_MS;
  const end = Math.floor(to.getTime() / SLOT_MS) * SLOT_MS;
  if (start >= end) {
    const nothing = { from: to, to };
    return { whole: nothing, edges: [{ from, to: to > from ? to : from }, nothing] };
  }
  const span = (first: number, last: number): Span => ({
    from: new Date(first),
    to: new Date(last),
  });
  return {
    whole: span(start, end),
    edges: [span(from.getTime(), start), span(end, to.getTime())],
  };
}
