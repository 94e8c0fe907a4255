import { getDownlines, type DownlinePage } from '@perya/api-client';
import { apiQuery, useApi } from '@perya/api-client/react';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

import { ROOT_ID, treeRows, type Branch, type TreeRow } from './treeRows';

/** Page size of a branch. */
const BRANCH_PAGE_SIZE = 100;

/** The number of pages requested per branch. Missing if the branch was never opened. */
type Wanted = Readonly<Record<string, number>>;

export interface DownlineTreeState {
  rows: readonly TreeRow[];
  /** Expands or collapses a branch. */
  toggle(memberId: string): void;
  more(parentId: string): void;
  retry(parentId: string): void;
}

/** The team as a tree whose branches load when expanded, a hundred at a time. */
export function useDownlineTree(): DownlineTreeState {
  const client = useApi();
  const [wanted, setWanted] = useState<Wanted>({ [ROOT_ID]: 1 });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const parts = Object.entries(wanted).flatMap(([parentId, pages]) =>
    Array.from({ length: pages }, (_, index) => ({ parentId, page: index + 1 })),
  );
  const queries = useQueries({
    queries: parts.map(({ parentId, page }) => ({
      ...apiQuery(client, getDownlines, {
        page,
        pageSize: BRANCH_PAGE_SIZE,
        order: 'account',
        ...(parentId !== ROOT_ID && { parentId }),
      }),
      staleTime: 30_000,
    })),
  });
  const found = parts.map((part, index) => ({ ...part, query: queries[index] }));
  const branches = new Map(
    Object.keys(wanted).map((parentId) => [
      parentId,
      branchOf(found.filter((each) => each.parentId === parentId).map(({ query }) => query)),
    ]),
  );
  return {
    rows: treeRows(branches, (memberId) => open.has(memberId)),
    toggle(memberId) {
      setWanted((now) => ({ [memberId]: 1, ...now }));
      setOpen((now) => {
        const next = new Set(now);
        if (!next.delete(memberId)) next.add(memberId);
        return next;
      });
    },
    more: (parentId) => setWanted((now) => ({ ...now, [parentId]: (now[parentId] ?? 0) + 1 })),
    retry(parentId) {
      for (const { parentId: of, query } of found) {
        if (of === parentId && query?.isError === true) void query.refetch();
      }
    },
  };
}

function branchOf(queries: readonly (UseQueryResult<DownlinePage> | undefined)[]): Branch {
  const pages = queries.flatMap((query) => (query?.data ? [query.data] : []));
  return {
    downlines: pages.flatMap(({ items }) => items),
    total: pages.at(-1)?.totalCount ?? 0,
    state: queries.some((query) => query?.isError && !query.isFetching)
      ? 'failed'
      : pages.length < queries.length
        ? 'loading'
        : 'done',
  };
}
