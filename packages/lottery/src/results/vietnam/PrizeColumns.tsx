import type { Draw } from '@perya/api-client';
import { lotteryOf, type VietnamRegion } from '@perya/rules/lottery';
import { Badge } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import type { ShownDigits } from '../address/address';
import { useResultsT } from '../locales';
import { usePrizeName } from '../words/prizeName';
import { prizesInRegionOrder, visibleDigits } from './digits';
import styles from './PrizeColumns.module.css';

/** A province of the table: its draw, or only its name before the draw. */
export interface PrizeColumn {
  /** Code of the lottery. */
  readonly lottery: string;
  readonly name: string;
  readonly draw: Draw | undefined;
  /** Content of an empty column: the time of the draw. */
  readonly waiting: string;
}

export interface PrizeColumnsProps {
  region: VietnamRegion;
  columns: readonly PrizeColumn[];
  digits: ShownDigits;
  /** Caption of the table. */
  caption: string;
  /** Renders the name of a province as a link to its details. */
  heading?: ((column: PrizeColumn) => ReactNode) | undefined;
}

/**
 * The results table of a region in the conventional layout: prizes in rows, provinces in columns. The north,
 * which has one draw a day, has a single column.
 */
export function PrizeColumns({ region, columns, digits, caption, heading }: PrizeColumnsProps) {
  const t = useResultsT();
  const prizeName = usePrizeName();
  const [one] = columns;
  const space = (one && lotteryOf(one.lottery)?.space) ?? [];
  const rows = prizesInRegionOrder(region, {
    tiers: space.map(({ prize }) => ({ prize, numbers: [] })),
  });
  return (
    <div className={styles['frame']}>
      <table className={styles['table']} data-region={region}>
        <caption className={styles['caption']}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('vietnam.prize')}</th>
            {columns.map((column) => (
              <th key={column.lottery} scope="col">
                {heading?.(column) ?? column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ prize }, row) => (
            <tr key={prize} data-prize={prize}>
              <th scope="row">{prizeName('vietnam', prize)}</th>
              {columns.map((column) => (
                <Numbers
                  key={column.lottery}
                  column={column}
                  prize={prize}
                  digits={digits}
                  isFirstRow={row === 0}
                  rowCount={rows.length}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface NumbersProps {
  column: PrizeColumn;
  prize: string;
  digits: ShownDigits;
  isFirstRow: boolean;
  rowCount: number;
}

function Numbers({ column, prize, digits, isFirstRow, rowCount }: NumbersProps) {
  const t = useResultsT();
  const { draw, waiting } = column;
  if (draw?.state !== 'opened') {
    // A single cell spanning all rows explains why there are no numbers.
    return isFirstRow ? (
      <td rowSpan={rowCount} className={styles['empty']}>
        {draw?.state === 'void' ? <Badge tone="danger">{t('draw.void')}</Badge> : waiting}
      </td>
    ) : null;
  }
  const numbers = draw.tiers.find((tier) => tier.prize === prize)?.numbers ?? [];
  return (
    <td>
      <span className={styles['numbers']} data-count={numbers.length}>
        {withUniqueKeys(numbers, String).map(({ key, value }) => (
          <span key={key}>{visibleDigits(value, digits)}</span>
        ))}
      </span>
    </td>
  );
}

/** Adds keys to values, for lists with duplicates. */
export function withUniqueKeys<T>(
  values: readonly T[],
  nameOf: (value: T) => string,
): readonly { readonly key: string; readonly value: T }[] {
  const seen = new Map<string, number>();
  return values.map((value) => {
    const name = nameOf(value);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return { key: `${name}-${times}`, value };
  });
}
