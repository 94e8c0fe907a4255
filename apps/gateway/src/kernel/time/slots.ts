const SLOT_MS = 900_000;

/** `from` is included, `to` is not. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** A time span for the summaries: whole quarters of an hour, and the remainder at either end. */
export interface SlottedSpan {
  readonly whole: Span;
  readonly edges: readonly [Span, Span];
}

/** Splits a time span at quarters of an hour. Empty parts end where they start. */
export function splitAtQuarterHours({ from, to }: Span): SlottedSpan {
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
