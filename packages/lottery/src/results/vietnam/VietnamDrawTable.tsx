import type { Draw } from '@perya/api-client';
import type { VietnamRegion } from '@perya/rules/lottery';

import { useResultsT } from '../locales';
import { twoDigitsOf } from './digits';
import { HeadTailGrid } from './HeadTailGrid';
import { PrizeColumns } from './PrizeColumns';
import styles from './VietnamDrawTable.module.css';

/** The table of one draw, with the heads and tails of its numbers. */
export function VietnamDrawTable({ region, draw }: { region: VietnamRegion; draw: Draw }) {
  const t = useResultsT();
  const { lottery, lotteryName } = draw;
  const columns = [{ key: lottery, name: lotteryName, numbers: twoDigitsOf(draw) }];
  return (
    <div className={styles['tables']}>
      <PrizeColumns
        region={region}
        columns={[{ lottery, name: lotteryName, draw, waiting: '' }]}
        digits="full"
        caption={t('draw.numbers')}
      />
      <div className={styles['grids']}>
        <HeadTailGrid by="head" columns={columns} />
        <HeadTailGrid by="tail" columns={columns} />
      </div>
    </div>
  );
}
