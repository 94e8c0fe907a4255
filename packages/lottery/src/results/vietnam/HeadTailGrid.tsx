import { Fragment } from 'react';

import { useResultsT } from '../locales';
import { gridOf, type LastTwoDigits } from './digits';
import styles from './HeadTailGrid.module.css';
import { withUniqueKeys } from './PrizeColumns';

export interface HeadTailGridProps {
  /** By the first of the last two digits (đầu), or by the last digit (đuôi). */
  by: 'head' | 'tail';
  /** The provinces; for the north, a single column. */
  columns: readonly {
    readonly key: string;
    readonly name: string;
    readonly numbers: readonly LastTwoDigits[];
  }[];
}

/** The last two digits of all numbers, in ten rows by head or tail, as lô players expect. */
export function HeadTailGrid({ by, columns }: HeadTailGridProps) {
  const t = useResultsT();
  const grids = columns.map(({ key, numbers }) => ({ key, rows: gridOf(numbers, by) }));
  return (
    <table className={styles['grid']}>
      <caption className={styles['caption']}>{t(`vietnam.by.${by}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(`vietnam.${by}`)}</th>
          {columns.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: 10 }, (_, digit) => (
          <tr key={digit}>
            <th scope="row">{digit}</th>
            {grids.map(({ key, rows }) => (
              <td key={key}>
                <Row numbers={rows[digit] ?? []} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Row({ numbers }: { numbers: readonly LastTwoDigits[] }) {
  return withUniqueKeys(numbers, ({ text }) => text).map(
    ({ key, value: { text, isSpecial } }, place) => (
      <Fragment key={key}>
        {place > 0 && ', '}
        {isSpecial ? <strong>{text}</strong> : text}
      </Fragment>
    ),
  );
}
