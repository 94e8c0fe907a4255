import type { Downline } from '@perya/api-client';

/** The agent, whose direct downlines are the first level of the tree. */
export const ROOT_ID = '';

/** The direct downlines of a member that are loaded. */
export interface Branch {
  readonly downlines: readonly Downline[];
  /** The total number. */
  readonly total: number;
  readonly state: 'loading' | 'failed' | 'done';
}

/** A row of the tree. */
export type TreeRow =
  | {
      readonly kind: 'downline';
      readonly id: string;
      readonly depth: number;
      readonly downline: Downline;
      readonly isOpen: boolean;
    }
  | {
      readonly kind: 'more';
      readonly id: string;
      readonly depth: number;
      readonly parentId: string;
      readonly left: number;
    }
  | {
      readonly kind: 'loading' | 'failed';
      readonly id: string;
      readonly depth: number;
      readonly parentId: string;
    };

/**
 * The rows of the tree in order: each downline, followed by the members of its open branch and a row for
 * loading or remaining pages.
 */
export function treeRows(
  branches: ReadonlyMap<string, Branch>,
  isOpen: (memberId: string) => boolean,
): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (parentId: string, depth: number) => {
    const branch = branches.get(parentId);
    for (const downline of branch?.downlines ?? []) {
      const { memberId } = downline;
      const open = downline.directs > 0 && isOpen(memberId);
      rows.push({ kind: 'downline', id: memberId, depth, downline, isOpen: open });
      if (open) add(memberId, depth + 1);
    }
    if (branch === undefined || branch.state === 'loading') {
      rows.push({ kind: 'loading', id: `loading-${parentId}`, depth, parentId });
    } else if (branch.state === 'failed') {
      rows.push({ kind: 'failed', id: `failed-${parentId}`, depth, parentId });
    } else if (branch.total > branch.downlines.length) {
      const left = branch.total - branch.downlines.length;
      rows.push({ kind: 'more', id: `more-${parentId}`, depth, parentId, left });
    }
  };
  add(ROOT_ID, 1);
  return rows;
}
