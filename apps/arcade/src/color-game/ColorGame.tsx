import { COLOR_GAME_TABLE, writeDice } from '@perya/game-engines/color-game';
import { lazy } from 'react';
import { LiveTablePage } from '../live-table/LiveTablePage';
import { countRestingDice } from '../live-table/restingDice';
import { SeatRow } from '../live-table/SeatRow';
import { useLiveTable } from '../live-table/useLiveTable';
import styles from './ColorGame.module.css';
import { DiceArea } from './DiceArea';
import { ColorStatistics, LastRounds } from './History';
import { RulesSheet } from './RulesSheet';
import { Spots } from './Spots';
import { useRollText } from './useRollText';

const ColorGameFairness = lazy(() => import('./ColorGameFairness'));

/** The page of a color game table. */
export function ColorGame() {
  const rollText = useRollText();
  const live = useLiveTable({
    table: COLOR_GAME_TABLE,
    shownCount: countRestingDice,
    resultText: rollText,
  });
  const { table, result } = live.table;
  const sheet = (table?.sheet ?? '') + (result === undefined ? '' : writeDice(result));

  return (
    <LiveTablePage live={live} rules={<RulesSheet />} fairness={<ColorGameFairness live={live} />}>
      <div className={styles['table']}>
        <DiceArea view={live.table} status={live.status.status} />
        <LastRounds sheet={sheet} />
        <Spots live={live} />
        <div className={styles['seats']}>
          <SeatRow table={table} count={COLOR_GAME_TABLE.seats} />
        </div>
        <ColorStatistics sheet={sheet} />
      </div>
    </LiveTablePage>
  );
}
