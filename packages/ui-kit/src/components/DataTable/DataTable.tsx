/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   `display: block` and `grid`, which turn rows into cards on a phone, remove a table's implicit roles. */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classNames } from '../../utils/classNames';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './DataTable.module.css';

/** Direction in which a table is sorted. */
export type SortDirection = 'ascending' | 'descending';

/** Column and direction by which a {@link DataTable} is sorted. */
export interface TableSort {
  columnId: string;
  direction: SortDirection;
}

/** A column of a {@link DataTable}. */
export interface DataTableColumn<Row> {
  id: string;
  /** Column header; the label next to the value on a phone. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for money and counts. */
  align?: 'start' | 'end' | undefined;
  /**
   * The cell that identifies the row: the row header for screen readers, and the heading of its card. One
   * column at most.
   */
  isRowHeader?: boolean | undefined;
  sortable?: boolean | undefined;
  /** The total in the footer. */
  total?: ReactNode;
}

/** Props of {@link DataTable}. */
export interface DataTableProps<Row> {
  /** What the table shows; its accessible name. */
  caption: string;
  /** Hides the caption visually, if a heading above already says the same. */
  captionHidden?: boolean | undefined;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: TableSort | undefined;
  /** Called when a sortable header is clicked: ascending first, then reversed. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Shown instead of the table when there are no rows: an `EmptyState`. */
  empty?: ReactNode;
  /** What is loading, in words. When set, skeleton rows are shown while there are no rows. */
  loadingLabel?: string | undefined;
  skeletonRows?: number | undefined;
  /** Label of the totals row. */
  totalLabel?: string | undefined;
  /** Few narrow columns: it stays a table where others become cards. */
  short?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A real table. In a container narrower than 640 px, each row becomes a card of labeled values, unless
 * `short` is set.
 *
 * @example
 * ```tsx
 * import { DataTable, MoneyText } from '@perya/ui-kit';
 *
 * const bets = [{ id: 'b-1', game: 'Lantern', stake: '₱20.00' }];
 *
 * const table = (
 *   <DataTable
 *     caption="Latest bets"
 *     rows={bets}
 *     rowKey={({ id }) => id}
 *     columns={[
 *       { id: 'game', header: 'Game', cell: ({ game }) => game, isRowHeader: true },
 *       { id: 'stake', header: 'Stake', cell: ({ stake }) => <MoneyText text={stake} />, align: 'end' },
 *     ]}
 *   />
 * );
 * ```
 */
export function DataTable<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  empty,
  loadingLabel,
  skeletonRows = 6,
  totalLabel,
  short = false,
  className,
}: DataTableProps<Row>) {
  const captionId = useId();
  const isLoading = loadingLabel !== undefined;
  const showsSkeleton = isLoading && rows.length === 0;
  const hasTotals = rows.length > 0 && columns.some((column) => column.total !== undefined);
  const canSort = onSortChange !== undefined && columns.some((column) => column.sortable);

  if (rows.length === 0 && !isLoading && empty !== undefined) {
    return (
      // Not a landmark: the surrounding section often has the same name.
      <div className={classNames(styles['frame'], className)} role="group" aria-label={caption}>
        {empty}
      </div>
    );
  }

  return (
    <div
      className={classNames(styles['frame'], className)}
      data-short={short || undefined}
      // A frame that scrolls sideways must be focusable to scroll by keyboard.
      {...(short && { role: 'group', 'aria-labelledby': captionId, tabIndex: 0 })}
      data-refreshing={(isLoading && !showsSkeleton) || undefined}
    >
      {isLoading && (
        <VisuallyHidden>
          <span role="status">{loadingLabel}</span>
        </VisuallyHidden>
      )}
      {/* Labeled by id: a caption with a changed `display` no longer names the table. */}
      <table
        className={styles['table']}
        role="table"
        aria-labelledby={captionId}
        aria-busy={isLoading || undefined}
      >
        <caption
          id={captionId}
          className={styles['caption']}
          data-hidden={captionHidden || undefined}
        >
          {caption}
        </caption>
        <thead role="rowgroup" className={styles['head']} data-sortable={canSort || undefined}>
          <tr role="row">
            {columns.map((column) => (
              <ColumnHeader
                key={column.id}
                column={column}
                direction={sort?.columnId === column.id ? sort.direction : undefined}
                onSortChange={onSortChange}
              />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles['body']}>
          {showsSkeleton
            ? Array.from({ length: skeletonRows }, (_, row) => (
                <tr key={row} role="row" className={styles['row']} aria-hidden>
                  {columns.map((column) => (
                    <Cell key={column.id} column={column}>
                      <Skeleton className={styles['bone']} />
                    </Cell>
                  ))}
                </tr>
              ))
            : rows.map((row) => (
                <tr key={rowKey(row)} role="row" className={styles['row']}>
                  {columns.map((column) => (
                    <Cell key={column.id} column={column}>
                      {column.cell(row)}
                    </Cell>
                  ))}
                </tr>
              ))}
        </tbody>
        {hasTotals && (
          <tfoot role="rowgroup" className={styles['foot']}>
            <tr role="row" className={styles['row']}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} role="rowheader" scope="row" data-heading>
                    {column.total ?? totalLabel}
                  </th>
                ) : (
                  <Cell key={column.id} column={{ ...column, isRowHeader: false }}>
                    {column.total}
                  </Cell>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

interface ColumnHeaderProps<Row> {
  column: DataTableColumn<Row>;
  direction: SortDirection | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
}

function ColumnHeader<Row>({ column, direction, onSortChange }: ColumnHeaderProps<Row>) {
  const isSortable = column.sortable && onSortChange;
  const Arrow = direction && (direction === 'ascending' ? ArrowUp : ArrowDown);
  return (
    <th
      role="columnheader"
      scope="col"
      data-align={column.align}
      data-sortable={isSortable ? true : undefined}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
    >
      {isSortable ? (
        <button
          type="button"
          className={styles['sort']}
          data-sorted={direction}
          onClick={() =>
            onSortChange({
              columnId: column.id,
              direction: direction === 'ascending' ? 'descending' : 'ascending',
            })
          }
        >
          {column.header}
          {Arrow ? <Arrow aria-hidden /> : <ChevronsUpDown aria-hidden />}
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

function Cell<Row>({ column, children }: { column: DataTableColumn<Row>; children: ReactNode }) {
  if (column.isRowHeader) {
    return (
      <th role="rowheader" scope="row" data-heading>
        {children}
      </th>
    );
  }
  return (
    <td role="cell" data-align={column.align} data-label={column.header}>
      <span className={styles['value']}>{children}</span>
    </td>
  );
}
