const SLOT_MS = 900_000;

/** From and, exclusively, to. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
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
