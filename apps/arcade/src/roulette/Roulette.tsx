import { colorOf, ROULETTE_TABLE, writePocket } from '@perya/game-engines/roulette';
import { Button } from '@perya/ui-kit';
import { lazy, useState } from 'react';
import { LiveTablePage } from '../live-table/LiveTablePage';
import { TableLayout } from '../live-table/TableLayout';
import { useLiveTable } from '../live-table/useLiveTable';
import type { ShownCount } from '../live-table/useTable';
import { Board } from './Board';
import { LastNumbers, NumberStatistics } from './History';
import { Racetrack } from './Racetrack';
import styles from './Roulette.module.css';
import { RulesSheet } from './RulesSheet';
import { useRouletteT } from './texts';
import { NUMBER_KEYS } from './useSpotNames';
import { WheelArea } from './WheelArea';

const RouletteFairness = lazy(() => import('./RouletteFairness'));

/** The page of a roulette table. */
export function Roulette() {
  const t = useRouletteT();
  const [view, setView] = useState<'board' | 'racetrack'>('board');
  const live = useLiveTable({
    table: ROULETTE_TABLE,
    shownCount: countShown,
    resultText: ([number = 0]) => t(NUMBER_KEYS[colorOf(number)], { number }),
  });
  const { table, phase, result } = live.table;
  const pocket = result?.[0];
  const isOpen = phase === 'betting';
  const sheet = (table?.sheet ?? '') + (pocket === undefined ? '' : writePocket(pocket));

  return (
    <LiveTablePage live={live} rules={<RulesSheet />} fairness={<RouletteFairness live={live} />}>
      <TableLayout
        scene={<WheelArea view={live.table} status={live.status.status} pocket={pocket} />}
        lastRounds={<LastNumbers sheet={sheet} />}
        spots={
          <div className={styles['boards']} data-view={view}>
            <div className={styles['views']}>
              <Button size="small" aria-pressed={view === 'board'} onClick={() => setView('board')}>
                {t('board')}
              </Button>
              <Button
                size="small"
                aria-pressed={view === 'racetrack'}
                onClick={() => setView('racetrack')}
              >
                {t('racetrack')}
              </Button>
            </div>
            <Board
              isOpen={isOpen}
              placed={table?.mine?.stakes ?? {}}
              pending={live.betting.slip.pending}
              totals={table?.totals ?? {}}
              pocket={pocket}
              onBet={(spot) => live.putChips([spot])}
            />
            <Racetrack isOpen={isOpen} pocket={pocket} onBet={live.putChips} />
          </div>
        }
        seats={{ table, count: ROULETTE_TABLE.seats }}
        statistics={<NumberStatistics sheet={sheet} />}
        className={styles['table']}
      />
    </LiveTablePage>
  );
}

/** The number counts as shown once the ball has come to rest. */
const countShown: ShownCount = (outcome, { resultAt }, at) => (at >= resultAt ? outcome.length : 0);
