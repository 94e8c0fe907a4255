import { BACCARAT_TABLE, readRound, valueOf, writeMark } from '@perya/game-engines/baccarat';
import { lazy } from 'react';
import { LiveTablePage } from '../live-table/LiveTablePage';
import { SeatRow } from '../live-table/SeatRow';
import { useLiveTable } from '../live-table/useLiveTable';
import type { ShownCount, TableView } from '../live-table/useTable';
import styles from './Baccarat.module.css';
import { DealArea } from './DealArea';
import { RoadMaps } from './RoadMaps';
import { RoadsButton } from './RoadsButton';
import { RulesSheet } from './RulesSheet';
import { Spots } from './Spots';
import { useBaccaratT } from './texts';

const BaccaratFairness = lazy(() => import('./BaccaratFairness'));

/** The first card is dealt immediately, the last one a second before the result. */
const CARD_MS = 1_050;
const RESULTS = { player: 'playerWins', banker: 'bankerWins', tie: 'tieResult' } as const;

/** The page of a baccarat table. */
export function Baccarat() {
  const t = useBaccaratT();
  const live = useLiveTable({
    table: BACCARAT_TABLE,
    shownCount: countCards,
    resultText: (dealt) => {
      const { winner, player, banker } = readRound(dealt);
      return t(RESULTS[winner], { player: valueOf(player), banker: valueOf(banker) });
    },
  });
  const { table } = live.table;
  const sheet = sheetOf(live.table);

  return (
    <LiveTablePage live={live} rules={<RulesSheet />} fairness={<BaccaratFairness live={live} />}>
      <div className={styles['table']}>
        <div className={styles['roads']}>
          <RoadMaps sheet={sheet} />
        </div>
        <DealArea view={live.table} status={live.status.status} />
        <div className={styles['around']}>
          <SeatRow table={table} count={BACCARAT_TABLE.seats} />
          <RoadsButton sheet={sheet} />
        </div>
        <Spots live={live} />
      </div>
    </LiveTablePage>
  );
}

/** The number of cards on the felt. */
const countCards: ShownCount = (dealt, { dealsAt, resultAt }, at) =>
  at >= resultAt ? dealt.length : Math.min(dealt.length, Math.floor((at - dealsAt) / CARD_MS) + 1);

/** The sheet for the road maps: all finished rounds, plus the current one once its result is shown. */
function sheetOf({ table, result }: Pick<TableView, 'table' | 'result'>): string {
  const sheet = table?.sheet ?? '';
  return result === undefined ? sheet : sheet + writeMark(readRound(result));
}
