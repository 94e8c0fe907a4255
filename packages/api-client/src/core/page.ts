/** What a caller passes to a paged list; pages count from 1. */
export interface PageInput {
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** One page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly totalPages: number;
  readonly totalCount: number;
}

interface WirePage<WireItem> {
  list: readonly WireItem[];
  totalPages: number;
  totalCount: number;
}

export function encodePage({ page, pageSize }: PageInput) {
  return { pageNo: page ?? 1, pageSize };
}

export function decodePage<WireItem, Item>(
  { list, totalPages, totalCount }: WirePage<WireItem>,
  decodeItem: (item: WireItem) => Item,
): Page<Item> {
  return { items: list.map(decodeItem), totalPages, totalCount };
}
