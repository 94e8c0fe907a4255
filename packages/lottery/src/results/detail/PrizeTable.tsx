import type { DrawResult, Lottery } from '@perya/rules/lottery';
import { DrawnNumbers } from '../../balls/DrawnNumbers/DrawnNumbers';
import { KenoGrid } from '../../balls/KenoGrid/KenoGrid';
import { useResultsT } from '../locales';
import { usePrizeName } from '../words/prizeName';
import styles from './PrizeTable.module.css';

export interface PrizeTableProps {
  lottery: Lottery;
  /** All drawn prizes. */
  result: DrawResult;
}

/** All results of a draw: its prizes in rows, or a single board. */
export function PrizeTable({ lottery, result }: PrizeTableProps) {
  const t = useResultsT();
  const prizeName = usePrizeName();
  const [only, ...others] = result;
  const [space] = lottery.space;
  if (only !== undefined && others.length === 0) {
    const label = t('draw.numbers');
    return lottery.family === 'keno' && space?.kind === 'balls' ? (
      <KenoGrid board={space.board} drawn={only.numbers} label={label} />
    ) : (
      <DrawnNumbers lottery={lottery} {...only} label={label} size="large" />
    );
  }
  return (
    <table className={styles['table']}>
      <caption className={styles['caption']}>{t('draw.numbers')}</caption>
      <tbody>
        {result.map(({ prize, numbers }, place) => (
          <tr key={prize} data-highest={place === 0 || undefined}>
            <th scope="row">{prizeName(lottery.family, prize)}</th>
            <td>
              <DrawnNumbers
                lottery={lottery}
                prize={prize}
                numbers={numbers}
                label={prizeName(lottery.family, prize)}
                size={place === 0 ? 'large' : 'medium'}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
