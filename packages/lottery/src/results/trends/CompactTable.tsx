import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

import styles from './CompactTable.module.css';

export interface CompactColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Makes the heading sortable, in descending order first. */
  sortBy?: (row: Row) => number;
}

export interface CompactTableProps<Row> {
  caption: string;
  isCaptionHidden?: boolean;
  /** The first column is the row header. */
  columns: readonly CompactColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

interface Sort {
  id: string;
  isRising: boolean;
}

/** A table of figures that doesn't turn into cards on a phone: a hundred cards would be hard to scan. */
export function CompactTable<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
}: CompactTableProps<Row>) {
  const captionId = useId();
  const [sort, setSort] = useState<Sort>();
  const sortBy = columns.find(({ id }) => id === sort?.id)?.sortBy;
  const sorted =
    sort === undefined || sortBy === undefined
      ? rows
      : rows.toSorted((one, other) => (sortBy(one) - sortBy(other)) * (sort.isRising ? 1 : -1));
  return (
    // A frame that scrolls sideways must be focusable to scroll by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['frame']} role="group" aria-labelledby={captionId} tabIndex={0}>
      <table className={styles['table']} aria-labelledby={captionId}>
        <caption
          id={captionId}
          className={styles['caption']}
          data-hidden={isCaptionHidden || undefined}
        >
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.id} column={column} sort={sort} onSort={setSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, cell }, index) =>
                index === 0 ? (
                  <th key={id} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id}>{cell(row)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadingProps<Row> {
  column: CompactColumn<Row>;
  sort: Sort | undefined;
  onSort(sort: Sort): void;
}

function Heading<Row>({ column: { id, header, sortBy }, sort, onSort }: HeadingProps<Row>) {
  if (sortBy === undefined) return <th scope="col">{header}</th>;
  const isSorted = sort?.id === id;
  const isRising = isSorted && sort.isRising;
  const direction = isRising ? 'ascending' : 'descending';
  const Arrow = isRising ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={isSorted ? direction : 'none'}>
      <button
        type="button"
        className={styles['sort']}
        data-sorted={isSorted || undefined}
        onClick={() => onSort({ id, isRising: isSorted && !isRising })}
      >
        {header}
        <Arrow aria-hidden />
      </button>
    </th>
  );
}
