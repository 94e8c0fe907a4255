/** Number of pages shown around the current one, itself included (specification, section 9). */
const PAGE_RANGE = 3;
/** Number of pages always shown at either end. */
const MARGIN_PAGES = 1;

/** A page number from 1, or a gap where pages are omitted. */
export type PaginationItem = number | 'gap-start' | 'gap-end';

/** Which pages to show. A gap always replaces at least two pages: a single one is shown instead. */
export function paginationWindow(page: number, totalPages: number): readonly PaginationItem[] {
  const current = Math.min(Math.max(page, 1), totalPages);
  let start = current - Math.floor(PAGE_RANGE / 2);
  start = Math.max(1, Math.min(start, totalPages - PAGE_RANGE + 1));
  const end = Math.min(totalPages, start + PAGE_RANGE - 1);

  const items: PaginationItem[] = [];
  const hiddenBefore = start - 1 - MARGIN_PAGES;
  const hiddenAfter = totalPages - end - MARGIN_PAGES;
  if (hiddenBefore > 1) items.push(...pages(1, MARGIN_PAGES), 'gap-start');
  else items.push(...pages(1, start - 1));
  items.push(...pages(start, end));
  if (hiddenAfter > 1) items.push('gap-end', ...pages(totalPages - MARGIN_PAGES + 1, totalPages));
  else items.push(...pages(end + 1, totalPages));
  return items;
}

function pages(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, offset) => from + offset);
}
