import { Rejection } from './Rejection';

const PAGE_SIZE = 50;

interface PageRequest {
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}

/** The limit and offset of a page of an operator's list, and its totals once the rows are counted. */
export function pageOf({ pageNo = 1, pageSize = PAGE_SIZE }: PageRequest) {
  return {
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
    totals: (totalCount: number) => ({
      totalCount,
      totalPages: Math.ceil(totalCount / pageSize),
    }),
  };
}

/** The id of a row; rejects a text that is none with a 404. */
export function idOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Rejection(404, 'NOT_FOUND', 'not_found');
  return Number(text);
}
