import {
  MONEY_WHEEL_TABLE,
  readRound,
  writeRound,
  type MoneyWheelFacts,
} from '@perya/game-engines/money-wheel';
import { lazy } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { LiveTablePage } from '../live-table/LiveTablePage';
import { TableLayout } from '../live-table/TableLayout';
import { useLiveTable } from '../live-table/useLiveTable';
import { LastNumbers, NumberStatistics } from './History';
import styles from './MoneyWheel.module.css';
import { RulesSheet } from './RulesSheet';
import { countStops } from './spin';
import { Spots } from './Spots';
import { useRoundText } from './useRoundText';
import { WheelArea } from './WheelArea';

const MoneyWheelFairness = lazy(() => import('./MoneyWheelFairness'));

/** The page of a money wheel table. */
export function MoneyWheel() {
  const { rules } = useOpenedGame<MoneyWheelFacts>().game;
  const roundText = useRoundText();
  const live = useLiveTable({
    table: MONEY_WHEEL_TABLE,
    shownCount: countStops,
    resultText: (stops) => roundText(readRound(rules, stops)),
  });
  const { table, result } = live.table;
  const round = result === undefined ? undefined : readRound(rules, result);
  const sheet = (table?.sheet ?? '') + (round === undefined ? '' : writeRound(round));

  return (
    <LiveTablePage live={live} rules={<RulesSheet />} fairness={<MoneyWheelFairness live={live} />}>
      <TableLayout
        scene={<WheelArea view={live.table} status={live.status.status} />}
        lastRounds={<LastNumbers sheet={sheet} />}
        spots={<Spots live={live} round={round} />}
        seats={{ table, count: MONEY_WHEEL_TABLE.seats }}
        statistics={<NumberStatistics sheet={sheet} />}
        className={styles['table']}
      />
    </LiveTablePage>
  );
}
