import type { TableSort } from '@perya/ui-kit';

/**
 * The order that an address names as `column` or `-column` (descending); the fallback where it names
 * none of the columns.
 */
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

/** The same as the address has it. */
export const writtenSort = ({ columnId, direction }: TableSort): string =>
  direction === 'descending' ? `-${columnId}` : columnId;
