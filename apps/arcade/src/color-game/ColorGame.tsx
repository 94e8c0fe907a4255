import { COLOR_GAME_TABLE, writeDice } from '@perya/game-engines/color-game';
import { lazy } from 'react';
import { LiveTablePage } from '../live-table/LiveTablePage';
import { countRestingDice } from '../live-table/restingDice';
import { TableLayout } from '../live-table/TableLayout';
import { useLiveTable } from '../live-table/useLiveTable';
import { DiceArea } from './DiceArea';
import { ColorStatistics, LastRolls } from './History';
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
      <TableLayout
        scene={<DiceArea view={live.table} status={live.status.status} />}
        lastRounds={<LastRolls sheet={sheet} />}
        spots={<Spots live={live} />}
        seats={{ table, count: COLOR_GAME_TABLE.seats }}
        statistics={<ColorStatistics sheet={sheet} />}
      />
    </LiveTablePage>
  );
}
