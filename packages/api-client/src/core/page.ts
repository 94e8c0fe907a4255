/** The input of a paged list; pages are counted from 1. */
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
