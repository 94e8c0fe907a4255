import type { Category } from '@perya/api-client';
import { CategoryIcon, DataTable, type DataTableColumn } from '@perya/ui-kit';

import styles from './EarningTable.module.css';

/** The points earned by a category. */
interface EarningRow {
  category: Category;
  name: string;
  /** Formatted for display. */
  points: string;
}

export interface EarningTableProps {
  rows: readonly EarningRow[];
  /** Describes the turnover that the points are for. */
  caption: string;
  labels: { category: string; points: string };
}

/** Points by category, for the same turnover each. */
export function EarningTable({ rows, caption, labels }: EarningTableProps) {
  const columns: DataTableColumn<EarningRow>[] = [
    {
      id: 'category',
      header: labels.category,
      isRowHeader: true,
      cell: ({ category, name }) => (
        <span className={styles['category']}>
          <CategoryIcon category={category} />
          {name}
        </span>
      ),
    },
    { id: 'points', header: labels.points, align: 'end', cell: ({ points }) => points },
  ];
  return (
    <DataTable
      caption={caption}
      short
      columns={columns}
      rows={rows}
      rowKey={({ category }) => category}
    />
  );
}
