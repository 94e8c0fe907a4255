import type { TableSort } from '@perya/ui-kit';

/** Parses a sort order from the URL: `column` or `-column` (descending). Unknown columns give the fallback. */
export function readSort<const Column extends string>(
  text: string | null,
  columns: readonly Column[],
  fallback: TableSort & { columnId: Column },
): TableSort & { columnId: Column } {
  const name = text?.replace(/^-/, '');
  const columnId = columns.find((each) => each === name);
  if (columnId === undefined) return fallback;
  return { columnId, direction: text?.startsWith('-') ? 'descending' : 'ascending' };
}

/** Formats a sort order for the URL. */
export const formatSort = ({ columnId, direction }: TableSort): string =>
  direction === 'descending' ? `-${columnId}` : columnId;
