import type { SQL } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Db } from '../db/types';
import { Rejection } from './Rejection';

const PAGE_SIZE = 50;

interface PageRequest {
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}

interface PageQuery<Query> extends PageRequest {
  /** Builds the query of all rows, without conditions. */
  from: () => Query;
  where: SQL | undefined;
  orderBy: readonly SQL[];
}

/** Reads a page of an operator's list, and its totals. */
export async function readPage<Query extends PgSelect>(
  db: Db,
  { from, where, orderBy, ...request }: PageQuery<Query>,
): Promise<{ rows: Query['_']['result']; totals: { totalCount: number; totalPages: number } }> {
  const { limit, offset, totals } = pageOf(request);
  const rows = await from()
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return { rows, totals: totals(await db.$count(from().where(where).as('found'))) };
}

/** The limit and offset of a page, and its totals once the rows are counted. */
function pageOf({ pageNo = 1, pageSize = PAGE_SIZE }: PageRequest) {
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
