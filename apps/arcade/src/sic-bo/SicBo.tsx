import { SIC_BO_TABLE, writeDice } from '@perya/game-engines/sic-bo';
import { lazy } from 'react';
import { LiveTablePage } from '../live-table/LiveTablePage';
import { countRestingDice } from '../live-table/restingDice';
import { TableLayout } from '../live-table/TableLayout';
import { useLiveTable } from '../live-table/useLiveTable';
import { Board } from './Board';
import { LastRolls, SizeStatistics } from './History';
import { RulesSheet } from './RulesSheet';
import { Shaker } from './Shaker';
import styles from './SicBo.module.css';
import { useRollText } from './useRollText';

const SicBoFairness = lazy(() => import('./SicBoFairness'));

/** The page of a sic bo table. */
export function SicBo() {
  const rollText = useRollText();
  const live = useLiveTable({
    table: SIC_BO_TABLE,
    shownCount: countRestingDice,
    resultText: rollText,
  });
  const { table, result } = live.table;
  const sheet = (table?.sheet ?? '') + (result === undefined ? '' : writeDice(result));

  return (
    <LiveTablePage live={live} rules={<RulesSheet />} fairness={<SicBoFairness live={live} />}>
      <TableLayout
        scene={<Shaker view={live.table} status={live.status.status} />}
        lastRounds={<LastRolls sheet={sheet} />}
        spots={<Board live={live} />}
        seats={{ table, count: SIC_BO_TABLE.seats }}
        statistics={<SizeStatistics sheet={sheet} />}
        className={styles['table']}
      />
    </LiveTablePage>
  );
}
